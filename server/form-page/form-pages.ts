import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormView } from '../../lead/form-page.ts';
import { FORM_FILE, FORM_RENDERER_FILE } from '../pages/load-pages.ts';

/** The form's page in one language, for what is one visitor's. */
export type FormPage = {
  /** Its path, which tells its language. */
  path: string;
  /** The whole page as HTML. */
  render(view: FormView): string | Promise<string>;
};

/** What the build makes of `site/start/render.tsx`: React, rendered to HTML. */
export type Renderer = {
  renderFormPage(template: string, settings: unknown, view: FormView): string;
};

/** What the build writes into `FORM_FILE`, by the paths of the pages. */
export type FormFile = Record<string, { template: string; settings: unknown }>;

/** Loads the form's page in each language from the built site in `directory`. Throws if there is none. */
export async function loadFormPages(directory: string): Promise<FormPage[]> {
  try {
    const forms: FormFile = JSON.parse(await readFile(join(directory, FORM_FILE), 'utf8'));
    const { href } = pathToFileURL(join(directory, FORM_RENDERER_FILE));
    const { renderFormPage }: Renderer = await import(href);
    return Object.entries(forms).map(([path, { template, settings }]) => ({
      path,
      render: (view) => renderFormPage(template, settings, view),
    }));
  } catch {
    throw new Error(`The built site in ${directory} has no form. Run \`npm run build\`.`);
  }
}
