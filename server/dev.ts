import { addressOf } from './address-of.ts';
import { apiPortOf } from './dev-port.ts';
import { devFormPages } from './form-page/dev-form-pages.ts';
import { serve } from './serve.ts';

await serve(
  async ({ HOST, PORT }) => ({ pages: null, formPages: await devFormPages(addressOf(HOST, PORT)) }),
  (environment) => ({ ...environment, PORT: apiPortOf(environment.PORT) }),
);
