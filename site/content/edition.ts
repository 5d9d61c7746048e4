import { type Chat, productAtStart, productInText } from '../settings/define-site.ts';
import { TEXT_FIGURES } from '../settings/figures.ts';
import { FONTS_BESIDE, fontOf, scriptOf } from '../settings/fonts.ts';
import { LANGUAGES, type Language, type LanguageCode } from '../settings/languages.ts';
import { site } from '../site.config.ts';
import { fillInAll } from './fill-in.ts';
import { type Format, formatOf } from './format.ts';
import type { Words } from './words/index.ts';

type FigureName = (typeof TEXT_FIGURES)[number] | 'heroRating' | 'rating';

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
  const own = code === site.languages[0] ? undefined : site.words[code];
  const owner = {
    product: own?.product ?? site.product,
    chat: site.chat && { ...site.chat, ...own?.chat },
  };
  const figures = { ...figureTexts(format), ...shownOf(own?.figures ?? {}) };
  const words = fillInAll(language.words, {
    brand: site.brand,
    url: site.url,
    product: owner.product,
    productInText: productInText(owner, language.locale),
    productAtStart: productAtStart(owner, language.locale),
    typefaces: format.list(typefacesOf(code)),
    ...figures,
  });
  return { code, language, words, owner, figures, format };
}

/** A figure that the owner switched off has no words in any language. */
function shownOf(texts: { [Name in FigureName]?: string | undefined }): Edition['figures'] {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => site.figures[name as FigureName]));
}

function figureTexts(format: Format): Edition['figures'] {
  const { heroRating, rating } = site.figures;
  const written = TEXT_FIGURES.flatMap((name) => {
    const figure = site.figures[name];
    return figure ? [[name, figure.value]] : [];
  });
  return {
    ...(heroRating && { heroRating: format.rating(heroRating.value) }),
    ...(rating && { rating: format.rating(rating.value) }),
    ...Object.fromEntries(written),
  };
}

/** The names of what a page's headings and text are set in. */
function typefacesOf(code: LanguageCode): string[] {
  const script = scriptOf(code);
  const own = [site.theme.fonts.display, site.theme.fonts.text].map((name) => fontOf(name));
  if (script !== 'Latn') {
    const { display, text } = FONTS_BESIDE[script];
    own.push(fontOf(display, script), fontOf(text, script));
  }
  return [...new Set(own.map(({ family }) => family))];
}
