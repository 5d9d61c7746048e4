import { createServer } from 'vite';
import { templatePathOf } from '../lead/form-page.ts';
import type { FormPage, Renderer } from './form-page/form-pages.ts';
import { addressOf, apiPortOf, loadPageSettings } from './page-settings.ts';
import { serve } from './serve.ts';

/** The form's pages, rendered from the current sources into the template that Astro serves at `address`. */
async function formPagesAt(address: string): Promise<FormPage[]> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
    // No browser loads from this server. Bundling dependencies would delay each start by seconds.
    optimizeDeps: { noDiscovery: true },
  });
  const settings = async () => {
    const { allFormSettings } = await vite.ssrLoadModule('/site/start/form-settings.ts');
    const { PUBLIC_LEADS_URL, PUBLIC_LEADS_KEY } = loadPageSettings();
    return allFormSettings({ url: PUBLIC_LEADS_URL, key: PUBLIC_LEADS_KEY });
  };
  return Object.keys(await settings()).map((path) => ({
    path,
    async render(view) {
      const { renderFormPage } = (await vite.ssrLoadModule('/site/start/render.tsx')) as Renderer;
      const template = await fetch(address + templatePathOf(path));
      return renderFormPage(await template.text(), (await settings())[path], view);
    },
  }));
}

await serve(
  async ({ HOST, PORT }) => ({ pages: null, formPages: await formPagesAt(addressOf(HOST, PORT)) }),
  (environment) => ({ ...environment, PORT: apiPortOf(environment.PORT) }),
);
