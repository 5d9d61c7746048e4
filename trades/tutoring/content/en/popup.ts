import type { Plural } from '../language.ts';

/** The texts of some fields, by field. */
type FieldTexts = Readonly<Record<string, string>>;

export const popup = {
  titles: {
    button_click: "Let's find you a teacher",
    exit_intent: 'Before you go',
    sent: "Thank you, we've got it!",
  },
  subtitles: {
    button_click: 'A few questions, so that we can suggest someone who fits.',
    exit_intent: 'Tell us what is hard. Asking costs nothing, and a person answers.',
    // After exit intent, once the visitor is back.
    cameBack: 'Tell us what is hard. Asking costs nothing, and a person answers.',
    sent: "We'll write to you soon and suggest a teacher.",
  },
  steps: ['About you', 'About the lessons', 'What would help'],
  // {step} and {steps} are numbers.
  place: 'Step {step} of {steps}',
  // Beside the first step's title, for a subject that a button has filled in.
  forSubject: 'for {subject}',
  progress: 'Progress',
  // The English labels are in lead/fields.ts, and those of your own fields in site/site.config.ts. Another language
  // says them here, by field, and the options by field and stored value.
  labels: {} as FieldTexts,
  options: {} as Readonly<Record<string, FieldTexts>>,
  // After the label of a field that may stay empty.
  optional: '(optional)',
  hints: {
    phone: 'If you would rather talk. Include your country code.',
    subject: 'For example, maths or French.',
    learner: 'Leave it empty if the lessons are for you.',
    description: 'What is hard, what comes next, and what you have tried. A test or an exam? Tell us when.',
  } as FieldTexts,
  // At the phone number, if the owner has set `noSalesCalls`.
  noSalesCalls: 'No sales calls.',
  needed: 'All fields are required',
  problem: 'There is a problem',
  errorTitle: 'Error: {title}',
  refused: {
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    subject: 'Please name a subject',
    assignment_type: 'Please choose a kind of lesson',
    academic_level: 'Please choose a level',
    deadline: 'Please choose when to start',
    description: 'Please tell us a little more (at least {min} characters)',
  } as FieldTexts,
  tooLong: {
    name: 'The name must be at most {max} characters',
    email: 'The email address must be at most {max} characters',
    description: 'Please use at most {max} characters',
  } as FieldTexts,
  // For a field without a message of its own, by its kind.
  otherwise: {
    text: '{label}: please enter {min} or more characters',
    number: '{label}: please enter a whole number from {min} to {max}',
    choice: '{label}: please choose an option',
    date: '{label}: please enter a date',
    tooLong: '{label}: please use at most {max} characters',
  },
  others: {
    one: '{count} more field to fill in.',
    other: '{count} more fields to fill in.',
  } as Plural,
  choose: 'Choose...',
  // The hint of the urgency while it still follows from the deadline.
  proposed: 'Based on your deadline.',
  // Possible typos. {domain} is the likely domain, on a button.
  doubts: {
    phone: 'Is this right? It looks too short, or it has letters in it.',
    email: 'Did you mean',
    domain: '{domain}?',
  },
  // For the chosen type and deadline. {price} has its unit, {plan} is a plan's name.
  startsFrom: {
    firstStep: 'The first talk is free',
    price: 'from {price}',
    inPlan: 'from {price}, {plan} plan',
    // {time} is how long such work usually takes, and {deadline} the label of a longer deadline.
    tooShort: 'usually {time}: ask us',
    byQuote: 'we tell you the price first',
    due: 'You would like to start by {time}.',
    cheaper: 'Can it wait {deadline}? From {price}.',
  },
  // Before what was chosen on the step before, and how some of it reads there.
  chosen: "You're asking for:",
  parts: { deadline: 'starting {value}' },
  previous: 'Previous',
  next: 'Next',
  submit: 'Send request',
  submitting: 'Sending...',
  close: 'Close',
  samples: 'Pages from lessons',
  enlarge: 'Enlarge',
  // For each step, an answer to what a visitor may worry about there.
  trust: [
    'Only for your request. We never pass it on.',
    'The first talk is free, and you decide after the first lesson.',
    'A person reads this and answers you.',
  ],
  privacyPage: 'Privacy Policy',
  failure: 'Your request may not have arrived, but your answers are still here. Try again, or write to us:',
  // The honeypot's label, for visitors whose browser does not apply the styles that hide it.
  honeypot: 'Leave this field empty: it catches spam',
  receipt: {
    thanks: 'Thank you for your trust!',
    redirecting: {
      // The redirect leads to the portal, or to the owner's page of thanks.
      why: {
        portal: 'Taking you to your learning portal.',
        thankYou: 'The next page tells you what to expect.',
      },
      // {time} is the number of seconds with its unit.
      countdown: 'Redirecting in {time}.',
      seconds: { one: '{count} second', other: '{count} seconds' } as Plural,
      stop: 'Press any key or tap to stay here.',
    },
    // If there is no redirect.
    staying: {
      portal: "You can follow your request in our portal whenever you're ready.",
      thankYou: "The next page tells you what to expect. It's there whenever you're ready.",
    },
    // {email} is the visitor's address, or `yourEmail` if the page does not know it.
    writes: "We'll write to {email}.",
    yourEmail: 'your email address',
    // Between the parts of the request.
    comma: ', ',
    reference: 'Reference',
    stamp: 'Received',
    continueNow: 'Continue Now',
    stayHere: 'Stay Here',
    print: 'Print',
    calendar: 'Add to calendar',
    copy: 'Copy reference',
    copied: 'Copied',
    // The deadline's title in the visitor's calendar.
    event: 'First lesson: {subject} ({brand})',
  },
  toasts: {
    sent: {
      title: 'Success!',
      submitted: 'Your request has been sent.',
      redirected: 'Your request has been sent. Taking you to our portal...',
    },
    // Closing clears the form; the label restores it.
    cleared: { title: 'Closed', description: 'Your answers were cleared.', label: 'Undo' },
    failed: { title: 'Error', description: 'Something went wrong. Please try again.' },
    // The form's script could not be fetched.
    notLoaded: {
      title: "We couldn't load the next step",
      description: 'Your answers are still here. Please check your connection and press Next again.',
    },
    dismiss: 'Dismiss message',
  },
};
