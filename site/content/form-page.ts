import type { Edition } from './edition.ts';
import { footerContent } from './footer.ts';
import { type LongFormContent, pricesContent } from './long-form.ts';
import { type OrderStep, orderProcessContent } from './order-process.ts';
import type { FormPageWords } from './words/form-page.ts';

export type FormPageContent = Pick<FormPageWords, 'title' | 'description' | 'refusal'> & {
  /** Beside the form: the steps of an order that come after it. */
  next: { title: string; steps: readonly OrderStep[] };
  prices: LongFormContent['prices'];
  reach: FormPageWords['reach'] & { text: string; ways: readonly { label: string; href: string }[] };
};

export function formPageContent(edition: Edition): FormPageContent {
  const { formPage } = edition.words;
  const { contact } = footerContent(edition);
  return {
    ...formPage,
    next: { title: formPage.next, steps: orderProcessContent(edition).steps.slice(1) },
    prices: pricesContent(edition),
    reach: {
      ...formPage.reach,
      text: contact.hours,
      ways: [contact.email, ...(contact.phone ? [contact.phone] : [])],
    },
  };
}
