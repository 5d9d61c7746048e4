import { type Chat, productAtStart, productInText } from '../define-site.ts';
import type { Figures } from '../figures.ts';
import { fontOf } from '../fonts.ts';
import { LANGUAGES, type Language, type LanguageCode } from '../languages.ts';
import { site } from '../site.config.ts';
import { fillInAll } from './fill-in.ts';
import { type Format, formatOf } from './format.ts';
import type { Words } from './words.ts';

type FigureName = Exclude<keyof Figures, 'completed' | 'active' | 'reviews'>;

/** The page as it is in one language. */
export type Edition = {
  code: LanguageCode;
  language: Language;
  /** With the owner's names and figures in them. */
  words: Words;
  /** What the owner says of their own in this language. */
  owner: { product: string; chat: Chat | false };
  /** The figures that the page claims, as they read. One that is switched off is not there. */
  figures: Readonly<Partial<Record<FigureName, string>>>;
  format: Format;
};

/** The edition in a language. */
export function editionOf(code: LanguageCode): Edition {
  const language: Language = LANGUAGES[code];
  const format = formatOf(language.locale);
  const owner = { product: site.product, chat: site.chat };
  const figures = figureTexts(format);
  const { display, text } = site.theme.fonts;
  const words = fillInAll(language.words, {
    brand: site.brand,
    url: site.url,
    product: owner.product,
    productInText: productInText(owner),
    productAtStart: productAtStart(owner),
    typefaces: format.list([...new Set([display, text].map((name) => fontOf(name).family))]),
    ...figures,
  });
  return { code, language, words, owner, figures, format };
}

function figureTexts(format: Format): Edition['figures'] {
  const { completed: _, active: __, reviews: ___, heroRating, rating, ...texts } = site.figures;
  const written = Object.entries(texts).flatMap(([name, figure]) => (figure ? [[name, figure.value]] : []));
  return {
    ...(heroRating && { heroRating: format.rating(heroRating.value) }),
    ...(rating && { rating: format.rating(rating.value) }),
    ...Object.fromEntries(written),
  };
}
