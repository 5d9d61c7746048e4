import { SECTION_NAMES, type SectionName } from '../settings/define-site.ts';
import { faultsIn } from '../settings/faults-in.ts';
import { CLAIM_NAMES, type ClaimName, type FigureName, TEXT_FIGURES } from '../settings/figures.ts';
import { FONTS_BESIDE, fontOf, scriptOf } from '../settings/fonts.ts';
import type { LanguageCode } from '../settings/paths.ts';
import { site } from '../settings/site.ts';
import { type ChatContent, chatWith } from './chat.ts';
import { fillInAll } from './fill-in.ts';
import { type Format, formatOf } from './format.ts';
import { type Language, textsOf, type Words } from './language.ts';
import { languageOf } from './languages.ts';
import { missingPriceWords, type PriceRow, priceRows, priceTexts } from './prices.ts';
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
  /** The chapters of the long form, in order, without empty ones. None if that section is switched off. */
  chapters: readonly ChapterName[];
  /** The figures that the page claims, formatted. A figure that is switched off is missing. */
  figures: Readonly<Partial<Record<FigureName, string>>>;
  /** The footnotes of the claims on the page. */
  notes: Readonly<Partial<Record<ClaimName, string>>>;
  prices: readonly PriceRow<{ work: string; notes: string }>[];
  plans: readonly PriceRow<{ plan: string; revisions: string }>[];
  format: Format;
};

/**
 * The edition in a language. Fills in brand, product, prices and figures in all its words. Components
 * fill in the other names in braces when they show a text.
 */
export function editionOf(code: LanguageCode): Edition {
  const language = languageOf(code);
  const format = formatOf(site.locales[code] ?? language.locale, site.currency);
  const own = code === site.languages[0] ? undefined : site.words[code];
  const product = own?.product ?? site.product;
  const figures = { ...figureTexts(format), ...shownOf(own?.figures ?? {}) };
  const worksAsText = priceTexts(site.prices, language.words.prices, format);
  const plansAsText = priceTexts(site.plans, language.words.prices, format);
  const words = fillInAll(language.words, {
    brand: site.brand,
    url: site.url,
    product,
    productInText: format.inText(product),
    productAtStart: format.atStart(product),
    typefaces: format.list(typefacesOf(code)),
    ...Object.fromEntries(
      [...worksAsText, ...plansAsText].flatMap(({ name, price, amount }) => [
        [`${name}Price`, price],
        [`${name}Amount`, amount],
      ]),
    ),
    ...inSentences(figures, language.words.page.moreThan),
  });
  const chat =
    site.chat && site.phone ? chatWith(site.brand, site.phone, { ...site.chat, ...own?.chat }) : undefined;
  const sections = SECTION_NAMES.filter((name) => site.sections[name] && !isEmpty(name, words));
  const chapters = sections.includes('long-form') ? chaptersIn(words) : [];
  refuseMissing(code, words);
  const prices = priceRows(worksAsText, words.longForm.prices.rows);
  const plans = priceRows(plansAsText, words.longForm.plans.tiers);
  const notes = Object.fromEntries(
    CLAIM_NAMES.flatMap((name) => {
      const shown = site.figures[name];
      const note = shown && (own ? own.notes[name] : shown.note);
      return note ? [[name, note]] : [];
    }),
  );
  return { code, language, words, product, chat, sections, chapters, figures, notes, prices, plans, format };
}

/** Stops the build if a language of the site lacks words for a price, or has one that the owner does not. */
function refuseMissing(code: LanguageCode, words: Words): void {
  const unknown = [...textsOf(words)].flatMap(([path, text]) => {
    const [, name] = /\{(\w+)(?:Price|Amount)\}/.exec(text) ?? [];
    return name ? [`${path}: has a price of ${name}, but site.config.ts has none: change the text`] : [];
  });
  const faults = [...missingPriceWords(words), ...unknown];
  if (faults.length > 0 && site.languages.includes(code)) throw faultsIn(`site/content/${code}`, faults);
}

/** Whether a section has nothing to show. */
function isEmpty(name: SectionName, words: Words): boolean {
  const { quickAnswers } = words;
  const lists: Record<SectionName, readonly object[]> = {
    tools: [words.tools.tools],
    'order-process': [words.orderProcess.steps],
    'quick-answers': [
      quickAnswers.questions,
      quickAnswers.comparison.rows,
      quickAnswers.method.parts,
      quickAnswers.subjects.names,
    ],
    services: [words.services.services],
    'long-form': [chaptersIn(words)],
    testimonials: [testimonialsIn(words)],
    faq: [words.faq.items],
  };
  return lists[name].every((list) => Object.keys(list).length === 0);
}

/** The lists of each chapter of the long form, in order. */
const chapterLists = ({ method, subjects, guarantees, process }: Words['longForm']) => ({
  method: method.essays,
  prices: site.prices,
  plans: site.plans,
  subjects: subjects.groups,
  guarantees: guarantees.items,
  process: process.steps,
});
export type ChapterName = keyof ReturnType<typeof chapterLists>;

/** The chapters of the long form that have something to show, in order. */
function chaptersIn({ longForm }: Words): ChapterName[] {
  const lists = chapterLists(longForm);
  return (Object.keys(lists) as ChapterName[]).filter((name) => Object.keys(lists[name]).length > 0);
}

/** The labelled figures that are switched on. */
export function labelledFigures(
  labels: { readonly [Name in FigureName]?: string },
  figures: Edition['figures'],
): { name: FigureName; value: string; label: string }[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = figures[name as FigureName];
    return value ? [{ name: name as FigureName, value, label }] : [];
  });
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
