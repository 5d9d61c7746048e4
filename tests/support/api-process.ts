import { serve } from '../../server/serve.ts';

// The API as a process of its own, on the port and the database of the environment.
await serve(async () => null);
