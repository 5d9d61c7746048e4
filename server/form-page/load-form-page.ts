import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FORM_PATH, type FormRefusal, type FormRendering, isFormPath } from '../../lead/form-page.ts';
import { FORM_RENDERER_FILE, type Page, type Pages } from '../pages/load-pages.ts';
import { styleHashesOf } from '../pages/style-hashes.ts';
import { StartError } from '../start-error.ts';

/** The part of the built page that is rendered anew for each visitor (`site/pages/[...language]/start.astro`). */
const FORM = /<!--form-->(.*)<!--\/form-->/s;
const HASH = / ('sha256-[^']+')/g;
const TITLE = /(?<=<title>)[^<]*/;
const ATTRIBUTE = (name: string) => new RegExp(`<div id="lead-form"[^>]*\\sdata-${name}="([^"]*)"`);

/** What the build makes of `site/start/render.tsx`: React, rendered to HTML with the words and settings of the built page. */
export type Renderer = {
  renderForm(settings: string, rendering: FormRendering): string;
  errorTitle(settings: string, title: string): string;
  renderReceipt(settings: string, reference: string): string;
  renderRefusal(settings: string, words: string, reason: FormRefusal): string;
};

type Html = string | Promise<string>;

/** The form's page, whole, as HTML. */
export type FormPage = {
  /** Its path, which tells its language. */
  path: string;
  headers: Readonly<Record<string, string>>;
  form(rendering: FormRendering): Html;
  receipt(reference: string): Html;
  refusal(reason: FormRefusal): Html;
};

/** Takes the form's page in each language from the built site in `directory`, whose `pages` are loaded. Throws a `StartError` where it cannot be rendered. */
export async function loadFormPages(directory: string, pages: Pages): Promise<FormPage[]> {
  if (!pages.byPath.has(FORM_PATH)) throw withoutForm(directory, FORM_PATH);
  const renderer: Renderer = await import(pathToFileURL(join(directory, FORM_RENDERER_FILE)).href);
  return [...pages.byPath]
    .filter(([path]) => isFormPath(path))
    .map(([path, page]) => {
      const loaded = formPageFrom(path, page, renderer);
      if (!loaded) throw withoutForm(directory, path);
      return loaded;
    });
}

function withoutForm(directory: string, path: string): StartError {
  return new StartError(`The built site in ${directory} has no form at ${path}. Run \`npm run build\`.`);
}

function formPageFrom(path: string, page: Page, renderer: Renderer): FormPage | null {
  const html = page.variants.at(-1)?.bytes.toString() ?? '';
  const views = viewsIn(html, renderer);
  const headers = withoutForeignHashes(page.headers, html);
  return views && { path, headers: { ...headers, 'content-type': page.contentType }, ...views };
}

/**
 * The built site's policy names the styles of all its pages. This page's own are enough for it: the rest would
 * make its answer longer than the first turn of a new connection carries.
 */
function withoutForeignHashes(headers: Page['headers'], html: string): Record<string, string> {
  const styles = styleHashesOf([html]);
  const own = (policy: string) =>
    policy.replaceAll(HASH, (found, name) => (styles.includes(name) ? found : ''));
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, own(value)]));
}

/** What the page in `html` can show, or `null` where it has no form. */
export function viewsIn(
  html: string,
  renderer: Renderer,
): Pick<FormPage, 'form' | 'receipt' | 'refusal'> | null {
  const [, built = ''] = FORM.exec(html) ?? [];
  const settings = attributeIn(built, 'props');
  const refusal = attributeIn(built, 'refusal');
  if (!settings || !refusal) return null;
  const pageWith = (form: string) => html.replace(FORM, () => form);
  // Said first by a screen reader, on a page that looks like the one before.
  const asError = (whole: string) => whole.replace(TITLE, (title) => renderer.errorTitle(settings, title));

  return {
    form: (rendering) => {
      const whole = pageWith(renderer.renderForm(settings, rendering));
      return Object.keys(rendering.errors).length > 0 ? asError(whole) : whole;
    },
    receipt: (reference) => pageWith(renderer.renderReceipt(settings, reference)),
    refusal: (reason) => asError(pageWith(renderer.renderRefusal(settings, refusal, reason))),
  };
}

/** An attribute of the form's element, as React writes attributes. */
function attributeIn(html: string, name: string): string {
  const [, text = ''] = ATTRIBUTE(name).exec(html) ?? [];
  return text.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
