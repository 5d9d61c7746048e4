import { editionOf } from '../content/edition.ts';
import type { Twin } from '../content/languages.ts';

/**
 * A link to the page in another language, by that language's own name. Aligned with the other items of its list, in
 * either direction.
 */
export function LanguageLink({ code, name, path }: Twin) {
  return (
    <a href={path} hrefLang={code} lang={code}>
      {name}
    </a>
  );
}

/** One line for each other language, in that language. `offerLanguage` shows one to visitors who prefer it. */
export function LanguageOffer({ twins }: { twins: readonly Twin[] }) {
  if (twins.length === 0) return null;
  const offers = twins.map((twin) => ({ ...twin, words: editionOf(twin.code).words.page.offer }));
  return (
    <template id="language-offers">
      {offers.map(({ code, dir, path, words }) => (
        <aside key={code} className="toast" lang={code} dir={dir} aria-label={words.text}>
          <p className="toast-description">{words.text}</p>
          <button type="button" className="toast-close" aria-label={words.dismiss} />
          <a className="toast-action" href={path} hrefLang={code}>
            {words.open}
          </a>
        </aside>
      ))}
    </template>
  );
}
