import type { Language, Words } from '../language.ts';
import { confirmation } from './confirmation.ts';
import { examples } from './examples.ts';
import { faq } from './faq.ts';
import { footer } from './footer.ts';
import { formPage } from './form-page.ts';
import { hero } from './hero.ts';
import { longForm } from './long-form.ts';
import { orderProcess } from './order-process.ts';
import { page } from './page.ts';
import { popup } from './popup.ts';
import { prices } from './prices.ts';
import { quickAnswers } from './quick-answers.ts';
import { replies } from './replies.ts';
import { services } from './services.ts';
import { testimonials } from './testimonials.ts';
import { tools } from './tools.ts';

/** Arabic: modern standard, and "you" is one reader. */
const words: Words = {
  page,
  hero,
  tools,
  orderProcess,
  quickAnswers,
  services,
  prices,
  longForm,
  testimonials,
  faq,
  footer,
  popup,
  examples,
  formPage,
  confirmation,
  replies,
};

export const language: Language = {
  name: 'العربية',
  dir: 'rtl',
  // Western figures: they stand beside Latin units and prices, and scripts write them too.
  locale: 'ar-u-nu-latn',
  openGraph: 'ar_AR',
  words,
};
