import type { UiWords } from '../content/words/ui.ts';
import type { Twin } from '../settings/paths.ts';

export type LanguageOfferProps = { offers: readonly { twin: Twin; words: UiWords['offer'] }[] };

/** One line for each other language, in that language. `offerLanguage` shows one to who prefers it, and nobody else. */
export function LanguageOffer({ offers }: LanguageOfferProps) {
  if (offers.length === 0) return null;
  return (
    <template id="language-offers">
      {offers.map(({ twin: { code, dir, path }, words }) => (
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
