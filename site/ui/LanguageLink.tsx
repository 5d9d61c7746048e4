import type { Twin } from '../paths.ts';

/** A link to the page in another language, by the name that this gives itself. */
export function LanguageLink({ code, name, dir, path }: Twin) {
  return (
    <a href={path} hrefLang={code} lang={code} dir={dir}>
      {name}
    </a>
  );
}
