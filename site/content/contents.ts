import type { LanguageCode } from '../settings/languages.ts';
import type { Twin } from '../settings/paths.ts';
import { chatContent } from './chat.ts';
import { claimsOf } from './claims.ts';
import { editionOf } from './edition.ts';
import { faqContent } from './faq.ts';
import { footerContent } from './footer.ts';
import { formPageContent } from './form-page.ts';
import { headerContent } from './header.ts';
import { heroContent } from './hero.ts';
import { longFormContent } from './long-form.ts';
import { orderProcessContent } from './order-process.ts';
import { popupContent } from './popup.ts';
import { quickAnswersContent } from './quick-answers.ts';
import { servicesContent } from './services.ts';
import { testimonialsContent } from './testimonials.ts';
import { toolsContent } from './tools.ts';

/** What each of the other languages says to who prefers it. */
export function offersOf(twins: readonly Twin[]) {
  return twins.map((twin) => ({ twin, words: editionOf(twin.code).words.ui.offer }));
}

export type Contents = ReturnType<typeof contentOf>;

/** All that the pages say in one language: the props of their components. */
export function contentOf(code: LanguageCode) {
  const edition = editionOf(code);
  const { words } = edition;
  return {
    code,
    language: edition.language,
    product: edition.owner.product,
    page: words.page,
    notFound: words.notFound,
    confirmation: words.confirmation,
    manuscript: words.manuscript,
    examples: words.examples,
    ui: words.ui,
    header: headerContent(edition),
    hero: heroContent(edition),
    tools: toolsContent(edition),
    orderProcess: orderProcessContent(edition),
    quickAnswers: quickAnswersContent(edition),
    services: servicesContent(edition),
    longForm: longFormContent(edition),
    testimonials: testimonialsContent(edition),
    faq: faqContent(edition),
    footer: footerContent(edition),
    chat: chatContent(edition),
    popup: popupContent(edition),
    formPage: formPageContent(edition),
    claims: claimsOf(edition),
  };
}
