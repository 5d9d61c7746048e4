import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormView } from '../../lead/form-page.ts';
import { FORM_FILE, FORM_RENDERER_FILE } from '../pages/load-pages.ts';

/** The form's page in one language, rendered for one visitor. */
export type FormPage = {
  /** Its path, which contains the language. */
  path: string;
  /** The whole page as HTML. */
  render(view: FormView): string | Promise<string>;
};

/** The built `site/start/render.tsx`, which renders React to HTML. */
export type Renderer = {
  renderFormPage(template: string, settings: unknown, view: FormView): string;
};

/** The content of `FORM_FILE`, by page path. */
export type FormFile = Record<string, { template: string; settings: unknown }>;

/** Loads the form's page in each language from the built site in `directory`. Throws an error if it is missing. */
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
