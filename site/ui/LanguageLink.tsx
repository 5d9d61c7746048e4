import type { Twin } from '../settings/paths.ts';

/** A link to the page in another language, by the name that this gives itself. It stands where the others of its list do, whichever way it is read. */
export function LanguageLink({ code, name, path }: Twin) {
  return (
    <a href={path} hrefLang={code} lang={code}>
      {name}
    </a>
  );
}
