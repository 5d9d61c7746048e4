import type { FormRefusal } from '../../../lead/form-page.ts';

export type FormPageWords = {
  title: string;
  description: string;
  next: string;
  /** How else to reach the owner: `instead` is for who sees no form, since neither a script nor our server is there. */
  reach: { title: string; instead: { title: string; text: string } };
  /** In the place of a form that our server refused and whose words it does not have. */
  refusal: { title: string; reasons: Record<FormRefusal, string>; back: string };
};
