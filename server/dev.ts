import { API_PORT } from './dev-port.ts';
import { serve } from './serve.ts';

await serve(async () => null, { PORT: API_PORT });
