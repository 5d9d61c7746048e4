import type { FormPageWords } from '../form-page.ts';

export const formPage: FormPageWords = {
  title: 'Get a free quote · {brand}',
  description:
    'Tell {brand} what you need and when it is due. You get a free quote for professional {productInText}, and you pay nothing until you accept it.',
  next: 'What happens next',
  reach: {
    title: 'Would you rather talk to us?',
    instead: {
      title: 'Ask us for your quote',
      text: 'The form on this page needs JavaScript, and your browser does not run it. Please write to us or call us: say what you need, and when it is due.',
    },
  },
};
