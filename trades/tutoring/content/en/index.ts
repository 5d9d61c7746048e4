import type { Language } from '../language.ts';
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

/** Tutoring, in English. */
export const words = {
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

export const language: Language = { name: 'English', dir: 'ltr', locale: 'en', openGraph: 'en_US', words };
