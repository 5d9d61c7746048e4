import { editionOf } from '../content/edition.ts';
import type { Words } from '../content/language.ts';
import { formContent, popupContent } from '../content/popup.ts';
import type { LeadFormProps } from '../popup/LeadForm.tsx';
import type { LeadsEndpoint } from '../popup/send-lead.ts';
import { afterSuccess } from '../settings/links.ts';
import type { LanguageCode } from '../settings/paths.ts';
import { pathOf } from '../settings/paths.ts';
import { site } from '../settings/site.ts';

/** The data to render the form's page in one language. Our server reads it from a file of the build. */
export type FormSettings = {
  title: string;
  form: LeadFormProps;
  refusal: Words['formPage']['refusal'];
};

export function formSettings(code: LanguageCode, endpoint: LeadsEndpoint): FormSettings {
  const edition = editionOf(code);
  const { page, formPage } = edition.words;
  const { title, refusal } = formPage;
  const content = formContent(popupContent(edition));
  const portal = afterSuccess(site);
  return {
    title,
    form: {
      // Without a portal, the receipt leads home.
      content: portal
        ? content
        : { ...content, receipt: { ...content.receipt, stayHere: page.notFound.home } },
      endpoint,
      portal,
      paths: { home: pathOf('home', code), form: pathOf('form', code) },
      isPage: true,
    },
    refusal,
  };
}

/** The settings of each language, by page path. */
export function allFormSettings(endpoint: LeadsEndpoint): Record<string, FormSettings> {
  return Object.fromEntries(
    site.languages.map((code) => [pathOf('form', code), formSettings(code, endpoint)]),
  );
}
