import type { ConfirmationWords } from './confirmation.ts';
import type { FaqWords } from './faq.ts';
import type { FooterWords } from './footer.ts';
import type { FormPageWords } from './form-page.ts';
import type { HeaderWords } from './header.ts';
import type { HeroWords } from './hero.ts';
import type { LongFormWords } from './long-form.ts';
import type { ExampleWords, ManuscriptContent } from './manuscript.ts';
import type { NotFoundWords } from './not-found.ts';
import type { OrderProcessWords } from './order-process.ts';
import type { PageWords } from './page.ts';
import type { PopupWords } from './popup.ts';
import type { PriceWords } from './prices.ts';
import type { QuickAnswersWords } from './quick-answers.ts';
import type { ServicesWords } from './services.ts';
import type { TestimonialsWords } from './testimonials.ts';
import type { ToolsWords } from './tools.ts';
import type { UiWords } from './ui.ts';

/**
 * All words of a language, one file each in `site/content/<language>/`. Names in braces are filled in:
 * `{brand}`, `{product}`, `{productInText}` and `{productAtStart}`, `{url}`, `{typefaces}` and the figures
 * of `site.config.ts` anywhere; what else a text may have is said at its type.
 */
export type Words = {
  page: PageWords;
  header: HeaderWords;
  hero: HeroWords;
  manuscript: ManuscriptContent;
  tools: ToolsWords;
  orderProcess: OrderProcessWords;
  quickAnswers: QuickAnswersWords;
  services: ServicesWords;
  prices: PriceWords;
  longForm: LongFormWords;
  testimonials: TestimonialsWords;
  faq: FaqWords;
  footer: FooterWords;
  popup: PopupWords;
  examples: ExampleWords;
  formPage: FormPageWords;
  notFound: NotFoundWords;
  confirmation: ConfirmationWords;
  ui: UiWords;
};
