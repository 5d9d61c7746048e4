import type { FormRefusal } from '../../../lead/form-page.ts';

export const formPage = {
  title: 'Ask for lessons · {brand}',
  description:
    'Tell {brand} what is hard and when you have time. A person answers, suggests a teacher and tells you the price.',
  next: 'What happens next',
  reach: {
    title: 'Rather talk to us?',
    // Replaces the form if neither JavaScript nor our server is available.
    instead: {
      title: 'Ask us for lessons',
      text: "This form needs JavaScript, and it's off in your browser. Please write to us. Tell us the subject, the year and when you have time.",
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
