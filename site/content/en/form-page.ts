import type { FormRefusal } from '../../../lead/form-page.ts';

export const formPage = {
  title: 'Get a free quote · {brand}',
  description:
    'Tell {brand} what you need and when it is due. You get a free quote for professional {productInText}, and you pay nothing until you accept it.',
  next: 'What happens next',
  reach: {
    title: 'Would you rather talk to us?',
    // For who sees no form, since neither a script nor our server is there.
    instead: {
      title: 'Ask us for your quote',
      text: 'The form on this page needs JavaScript, and your browser does not run it. Please write to us or call us: say what you need, and when it is due.',
    },
  },
  // In the place of a form that our server refused and whose words it does not have.
  refusal: {
    title: 'Your request was not sent',
    reasons: {
      foreign: 'It was sent from another site. Please open the form here, fill it in and send it.',
      tooLong:
        'It is longer than we can take. Go back in your browser: your words are still there. Shorten the description, and send it again.',
      unreadable: 'It did not come as our form sends it. Please open the form here, fill it in and send it.',
      busy: 'Too many people are here at the moment. Please wait a minute. Then go back in your browser, and try again.',
    } satisfies Record<FormRefusal, string>,
    back: 'Open the form',
  },
};
