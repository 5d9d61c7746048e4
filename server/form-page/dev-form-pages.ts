import { createServer } from 'vite';
import { AS_BUILT } from './as-built.ts';
import { type FormPage, type Renderer, viewsIn } from './load-form-page.ts';

/** The form's pages in development: the sources as they are at each request, in the page that its own server at `address` shows. */
export async function devFormPages(address: string): Promise<FormPage[]> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
    // No browser loads from here: to bundle dependencies for one would cost seconds of each start.
    optimizeDeps: { noDiscovery: true },
  });
  const { site } = await vite.ssrLoadModule('/site/site.config.ts');
  const { pathOf } = await vite.ssrLoadModule('/site/settings/paths.ts');
  const paths: string[] = site.languages.map((code: string) => pathOf('form', code));

  return paths.map((path) => {
    async function views() {
      const renderer = (await vite.ssrLoadModule('/site/start/render.tsx')) as Renderer;
      const page = await fetch(address + path, { headers: { [AS_BUILT]: 'yes' } });
      const found = viewsIn(await page.text(), renderer);
      if (!found) throw new Error(`The page at ${address}${path} has no form.`);
      return found;
    }
    return {
      path,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      form: async (rendering) => (await views()).form(rendering),
      receipt: async (reference) => (await views()).receipt(reference),
      refusal: async (reason) => (await views()).refusal(reason),
    };
  });
}
