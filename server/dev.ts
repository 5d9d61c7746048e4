import { runnerImport } from 'vite';
import { templatePathOf } from '../lead/form-page.ts';
import { addressOf } from './address-of.ts';
import { apiPortOf } from './dev-port.ts';
import type { FormPage, Renderer } from './form-page/form-pages.ts';
import { loadPageSettings } from './page-settings.ts';
import { serve } from './serve.ts';

type Sources = { allFormSettings(endpoint: object): Record<string, unknown> };

/** The form's pages from the sources as they are at each request, in the template that Astro serves at `address`. */
async function formPagesAt(address: string): Promise<FormPage[]> {
  const settings = async () => {
    const { module } = await runnerImport<Sources>('/site/start/form-settings.ts');
    const { PUBLIC_LEADS_URL, PUBLIC_LEADS_KEY } = loadPageSettings();
    return module.allFormSettings({ url: PUBLIC_LEADS_URL, key: PUBLIC_LEADS_KEY });
  };
  return Object.keys(await settings()).map((path) => ({
    path,
    async render(view) {
      const { module } = await runnerImport<Renderer>('/site/start/render.tsx');
      const template = await fetch(address + templatePathOf(path));
      return module.renderFormPage(await template.text(), (await settings())[path], view);
    },
  }));
}

await serve(
  async ({ HOST, PORT }) => ({ pages: null, formPages: await formPagesAt(addressOf(HOST, PORT)) }),
  (environment) => ({ ...environment, PORT: apiPortOf(environment.PORT) }),
);
