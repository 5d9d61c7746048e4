import { serve } from './serve.ts';

/** Where the page's development server looks for the API. */
const DEV_API_PORT = 3001;

await serve(async () => null, { PORT: DEV_API_PORT });
