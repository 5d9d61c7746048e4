import { SECTION_NAMES, type SectionName } from '../settings/define-site.ts';
import { type FigureName, TEXT_FIGURES } from '../settings/figures.ts';
import { FONTS_BESIDE, fontOf, scriptOf } from '../settings/fonts.ts';
import { type LanguageCode, languageOf } from '../settings/languages.ts';
import { site } from '../settings/site.ts';
import { type ChatContent, chatWith } from './chat.ts';
import { fillInAll } from './fill-in.ts';
import { type Format, formatOf } from './format.ts';
import type { Language, Words } from './language.ts';
import { type PriceTexts, priceTexts } from './prices.ts';
import { testimonialsIn } from './testimonials.ts';

/** The page in one language. Every section takes it. */
export type Edition = {
  code: LanguageCode;
  language: Language;
  /** With the owner's names, prices and figures in them. */
  words: Words;
  /** The name of the product. */
  product: string;
  chat: ChatContent | undefined;
  /** The sections below the hero, in page order, without those switched off or empty. */
  sections: readonly SectionName[];
  /** The figures that the page claims, formatted. A figure that is switched off is missing. */
  figures: Readonly<Partial<Record<FigureName, string>>>;
  prices: PriceTexts;
  format: Format;
};

/**
 * The edition in a language. Fills in brand, product, prices and figures in all its words. Components
 * fill in the other names in braces when they show a text.
 */
export function editionOf(code: LanguageCode): Edition {
  const language = languageOf(code);
  const format = formatOf(language.locale);
  const own = code === site.languages[0] ? undefined : site.words[code];
  const product = own?.product ?? site.product;
  const figures = { ...figureTexts(format), ...shownOf(own?.figures ?? {}) };
  const prices = priceTexts(language.words.prices, format);
  const words = fillInAll(language.words, {
    brand: site.brand,
    url: site.url,
    product,
    productInText: format.inText(product),
    productAtStart: format.atStart(product),
    typefaces: format.list(typefacesOf(code)),
    ...inPlaces(prices),
    ...inSentences(figures, language.words.page.moreThan),
  });
  const chat =
    site.chat && site.phone ? chatWith(site.brand, site.phone, { ...site.chat, ...own?.chat }) : undefined;
  const sections = SECTION_NAMES.filter((name) => site.sections[name] && !isEmpty(name, words));
  return { code, language, words, product, chat, sections, figures, prices, format };
}

/** Whether a section lacks the list that it is for. The others have several. */
function isEmpty(name: SectionName, words: Words): boolean {
  const lists: { [Name in SectionName]?: object } = {
    tools: words.tools.tools,
    'order-process': words.orderProcess.steps,
    services: words.services.services,
    testimonials: testimonialsIn(words),
    faq: words.faq.items,
  };
  return Object.keys(lists[name] ?? words).length === 0;
}

/** The labelled figures that are switched on. */
export function labelledFigures(
  labels: { readonly [Name in FigureName]?: string },
  figures: Edition['figures'],
): { value: string; label: string }[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = figures[name as FigureName];
    return value ? [{ value, label }] : [];
  });
}

/** Each price's places in texts, such as `{essaysPrice}` and `{essaysAmount}`. */
function inPlaces(prices: PriceTexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(prices).flatMap(([name, { price, amount }]) => [
      [`${name}Price`, price],
      [`${name}Amount`, amount],
    ]),
  );
}

/** The figures within a sentence, where `+100` reads "more than 100". */
function inSentences(figures: Edition['figures'], moreThan: string): Edition['figures'] {
  return Object.fromEntries(
    Object.entries(figures).map(([name, text]) => [name, text.replace(/^\u200e?\+/, `${moreThan} `)]),
  );
}

/** Drops the texts of figures that the owner switched off. */
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

/** The names of the typefaces of a page's headings and text. */
function typefacesOf(code: LanguageCode): string[] {
  const script = scriptOf(code);
  const own = [site.theme.fonts.display, site.theme.fonts.text].map((name) => fontOf(name));
  if (script !== 'Latn') {
    const { display, text } = FONTS_BESIDE[script];
    own.push(fontOf(display, script), fontOf(text, script));
  }
  return [...new Set(own.map(({ family }) => family))];
}
