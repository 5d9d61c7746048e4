import { serve } from '../../server/serve.ts';

// Runs the API as a separate process, on the port and the database in the environment.
await serve(async () => null);
