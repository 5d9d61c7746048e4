import type { FormRefusal } from '../../../lead/form-page.ts';

export const formPage = {
  title: 'Ask for a quote · {brand}',
  description:
    'Tell {brand} what your text is, how long it is and who will read it. You get a free quote and a sample edit.',
  next: 'What happens next',
  reach: {
    title: 'Rather talk to us?',
    // Replaces the form if neither JavaScript nor our server is available.
    instead: {
      title: 'Ask us directly',
      text: "This form needs JavaScript, and it's off in your browser. Please write to us. Tell us what your text is, how long it is and who will read it.",
    },
  },
  // Replaces a form that our server refused without reading its answers.
  refusal: {
    title: "Your request wasn't sent",
    reasons: {
      foreign: 'It was sent from another site. Please open the form here, fill it in and send it.',
      tooLong:
        "It's too long. Go back in your browser: your answers are still there. Shorten the description and send it again.",
      unreadable: "We couldn't read it. Please open the form here, fill it in and send it.",
      busy: "We're very busy right now. Please wait a minute, then go back in your browser and try again.",
    } satisfies Record<FormRefusal, string>,
    back: 'Open the form',
  },
};
