import type { FormRefusal } from '../../../lead/form-page.ts';

export const formPage = {
  title: 'Get a free quote · {brand}',
  description:
    "Tell {brand} what you need and when it's due. Get a free quote for professional {productInText}, and pay nothing until you accept it.",
  next: 'What happens next',
  reach: {
    title: 'Rather talk to us?',
    // Replaces the form if neither JavaScript nor our server is available.
    instead: {
      title: 'Ask us for your quote',
      text: "This form needs JavaScript, and it's off in your browser. Please write or call. Tell us what you need and when it's due.",
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
