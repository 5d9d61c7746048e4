import { productInText } from '../define-site.ts';
import { site } from '../site.config.ts';
import { footer } from './footer.ts';
import { type LongFormContent, longForm } from './long-form.ts';
import { type OrderStep, orderProcess } from './order-process.ts';

export type FormPageContent = {
  title: string;
  description: string;
  /** Beside the form: the steps of an order that come after it. */
  next: { title: string; steps: readonly OrderStep[] };
  prices: LongFormContent['prices'];
  /** How else to reach the owner: `instead` is for who sees no form, since neither a script nor our server is there. */
  reach: {
    title: string;
    text: string;
    instead: { title: string; text: string };
    ways: readonly { label: string; href: string }[];
  };
};

const { contact } = footer;

export const formPage: FormPageContent = {
  title: `Get a free quote · ${site.brand}`,
  description: `Tell ${site.brand} what you need and when it is due. You get a free quote for professional ${productInText(site)}, and you pay nothing until you accept it.`,
  next: { title: 'What happens next', steps: orderProcess.steps.slice(1) },
  prices: longForm.prices,
  reach: {
    title: 'Would you rather talk to us?',
    text: contact.hours,
    instead: {
      title: 'Ask us for your quote',
      text: 'The form on this page needs JavaScript, and your browser does not run it. Please write to us or call us: say what you need, and when it is due.',
    },
    ways: [contact.email, ...(contact.phone ? [contact.phone] : [])],
  },
};
