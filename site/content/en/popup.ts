import type { Plural } from '../language.ts';

/** The texts of some fields, by field. */
type FieldTexts = Readonly<Record<string, string>>;

export const popup = {
  titles: {
    button_click: 'Get Your Assignment Done by Experts',
    exit_intent: "Wait! Don't Miss Out on Expert Help",
    sent: 'Request Submitted!',
  },
  subtitles: {
    button_click: 'Fill out this quick form to get started with professional {product}.',
    exit_intent: 'Before you go, let us help you with your assignment. Get a free quote in under 2 minutes!',
    // After exit intent, once the visitor is back.
    cameBack: 'Let us help you with your assignment. Get a free quote in under 2 minutes!',
    sent: "We'll contact you shortly with a quote and next steps.",
  },
  steps: ['Contact Information', 'Assignment Details', 'Requirements'],
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
    phone: 'Only for anything urgent. Include the country code: 10\u00a0characters or more in all.',
    subject: 'For example, Microeconomics or Java.',
    description:
      'The task, the length, the citation style and what your tutor asked for. Due in less than 6 hours? Give the exact time.',
  } as FieldTexts,
  // At the phone number, if the owner has set `noSalesCalls`.
  noSalesCalls: 'No sales calls.',
  needed: 'All fields are required',
  problem: 'There is a problem',
  errorTitle: 'Error: {title}',
  refused: {
    name: 'Name must be at least {min} characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    subject: 'Subject is required',
    assignment_type: 'Please select assignment type',
    academic_level: 'Please select academic level',
    deadline: 'Please select deadline',
    urgency: 'Please select urgency',
    description: 'Please provide more details (at least {min} characters)',
  } as FieldTexts,
  tooLong: {
    name: 'Name must be at most {max} characters',
    email: 'Email address must be at most {max} characters',
    phone: 'Phone number must be at most {max} characters',
    subject: 'Subject must be at most {max} characters',
    description: 'Description must be at most {max} characters',
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
    firstStep: 'from {essaysPrice}, quote in 5 mins',
    price: 'from {price}',
    inPlan: 'from {price}, {plan} plan',
    // {time} is how long such work usually takes, and {deadline} the label of a longer deadline.
    tooShort: 'usually {time}: ask us',
    byQuote: 'priced in your free quote',
    due: 'Due {time}, your time.',
    cheaper: 'Can it wait {deadline}? From {price}.',
  },
  // Before what was chosen on the step before, and how some of it reads there.
  chosen: "You're asking for:",
  parts: { deadline: 'in {value}', urgency: 'urgency: {value}' },
  previous: 'Previous',
  next: 'Next',
  submit: 'Get My Quote',
  submitting: 'Submitting...',
  close: 'Close',
  samples: 'Sample pages',
  enlarge: 'Enlarge',
  // For each step, an answer to what a visitor may worry about there.
  trust: [
    'For your quote and order only. We never tell your school.',
    'The quote is free. You pay nothing until you accept it.',
    'Work not right after a revision? You get your money back.',
  ],
  privacyPage: 'Privacy Policy',
  failure: 'Your request may not have arrived, but your answers are still here. Try again, or write to us:',
  // The honeypot's label, for visitors whose browser does not apply the styles that hide it.
  honeypot: 'Leave this field empty: it catches spam',
  receipt: {
    thanks: 'Thank you for choosing us!',
    redirecting: {
      // The redirect leads to the portal, or to the owner's page of thanks.
      why: {
        portal: 'Taking you to our student portal, where you can follow your request.',
        thankYou: 'The next page tells you what to expect.',
      },
      // {time} is the number of seconds with its unit.
      countdown: 'Redirecting in {time}.',
      seconds: { one: '{count} second', other: '{count} seconds' } as Plural,
      stop: 'Press any key or tap to stay here.',
    },
    // If there is no redirect.
    staying: {
      portal: "You can follow your request in our student portal whenever you're ready.",
      thankYou: "The next page tells you what to expect. It's there whenever you're ready.",
    },
    // {email} is the visitor's address, or `yourEmail` if the page does not know it.
    writes: "We'll send your quote to {email}, usually within five minutes.",
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
    event: 'Due: {subject} ({brand})',
  },
  toasts: {
    sent: {
      title: 'Success!',
      submitted: 'Your request has been submitted.',
      redirected: 'Your request has been submitted. Redirecting you to our platform...',
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
