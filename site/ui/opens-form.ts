import { SOURCE_PARAMETER } from '../../lead/form-page.ts';

/** The id of the form that leads to the form's page. It stands once on a page (`site/pages/index.astro`). */
export const OPENING_FORM_ID = 'start';

/**
 * The attributes of a submit button that opens the popup. Before the page's script is there, or without it, the
 * button leads to the form's page, with its source.
 */
export function opensForm(source: string) {
  return { form: OPENING_FORM_ID, name: SOURCE_PARAMETER, value: source, 'data-lead-source': source };
}
