import type { ChosenWords } from '../../lead/chosen.ts';
import type { FieldName } from '../../lead/form.ts';
import type { TriggerType } from '../../lead/source.ts';
import type { StartingPrices } from '../../lead/starting-price.ts';
import { site } from '../site.config.ts';
import { chat } from './chat.ts';
import { startingPrices } from './starting-prices.ts';

type Message = { title: string; description: string };

export type PopupContent = {
  titles: Record<TriggerType, string> & { sent: string };
  /** `cameBack`: exit intent, for who has come back already. */
  subtitles: Record<TriggerType | 'cameBack' | 'sent', string>;
  /** One name a step. */
  steps: readonly string[];
  labels: Record<FieldName, string>;
  hints: Partial<Record<FieldName, string>>;
  /** Stands beside the name of each step: no field is marked by itself. */
  needed: string;
  /** Above the list of all that was refused, where no script runs. */
  problem: string;
  /** How many fields were refused besides the first; `{count}` is the number. */
  others: { one: string; many: string };
  /** First entry of every option list: nothing chosen yet. */
  choose: string;
  /** The hint of the urgency while it is the one that the deadline speaks for. */
  proposed: string;
  /** What may be mistyped: the phone number, and the mail domain, before the one that was probably meant. */
  doubts: Record<'phone' | 'email', string>;
  /** Of the kind of work and the deadline that were chosen: `{price}` and `{plan}`. */
  startsFrom: string;
  startingPrices: StartingPrices;
  /** Before what was chosen on the step before, and how some of it reads there. */
  chosen: string;
  parts: ChosenWords;
  previous: string;
  next: string;
  submit: string;
  submitting: string;
  close: string;
  /** Names the sample pages beside the form. */
  samples: string;
  /** One sentence a step: what a visitor may worry about there. */
  trust: readonly string[];
  /** The page about privacy, where one is configured. */
  privacyPage: { label: string; href: string } | null;
  /** Above the button after a failed try: what became of it, and other ways to reach the owner. */
  failure: { text: string; ways: readonly { label: string; href: string }[] };
  /** For whoever meets the field that catches robots, without the styles that hide it. */
  honeypot: string;
  receipt: {
    thanks: string;
    /** What the redirect is for, and the words around its countdown. */
    redirecting: { why: string; opening: string; second: string; seconds: string; stop: string };
    /** What happens next where nobody is redirected. */
    staying: string;
    reference: string;
    stamp: string;
    continueNow: string;
    stayHere: string;
  };
  /**
   * `sentAway`: the popup was closed before the answer came. From there nobody is redirected.
   * `notLoaded`: the form's script could not be fetched. `cleared`: closing took what was typed; `label` gives it back.
   */
  toasts: Record<'sent' | 'sentAway' | 'failed' | 'notLoaded', Message> & {
    cleared: Message & { label: string };
  };
};

const SUBMITTED = 'Your request has been submitted.';

export const popup: PopupContent = {
  titles: {
    button_click: 'Get Your Assignment Done by Experts',
    exit_intent: "Wait! Don't Miss Out on Expert Help",
    sent: 'Request Submitted!',
  },
  subtitles: {
    button_click: `Fill out this quick form to get started with professional ${site.product}.`,
    exit_intent: 'Before you go, let us help you with your assignment. Get a free quote in under 2 minutes!',
    cameBack: 'Let us help you with your assignment. Get a free quote in under 2 minutes!',
    sent: "We'll contact you shortly with a quote and next steps.",
  },
  steps: ['Contact Information', 'Assignment Details', 'Requirements'],
  labels: {
    name: 'Full name',
    email: 'Email address',
    phone: 'Phone number',
    subject: 'Subject',
    assignment_type: 'Assignment type',
    academic_level: 'Academic level',
    deadline: 'Deadline',
    urgency: 'Urgency',
    description: 'Detailed description',
  },
  hints: {
    phone: 'For questions that cannot wait. At least 10 characters, with the country code.',
    subject: 'For example Microeconomics, or Java.',
    description: 'The task, the length, the citation style, and what your tutor asked for.',
  },
  needed: 'All fields are needed',
  problem: 'There is a problem',
  others: { one: '1 more field needs your answer.', many: '{count} more fields need your answer.' },
  choose: 'Choose...',
  proposed: 'Suggested from your deadline.',
  doubts: {
    phone: 'Is this right? A phone number has 8 digits or more, and no letters.',
    email: 'Did you mean',
  },
  startsFrom: 'from {price}, in the {plan} plan',
  startingPrices,
  chosen: 'You are asking for:',
  parts: { deadline: 'in {value}', urgency: 'urgency: {value}' },
  previous: 'Previous',
  next: 'Next',
  submit: 'Get My Quote',
  submitting: 'Submitting...',
  close: 'Close',
  samples: 'Sample pages',
  trust: [
    'Only for your quote and order, and not passed to your school.',
    'The quote is free. You pay nothing until you accept it.',
    'Money-back guarantee if a revision does not help.',
  ],
  privacyPage: site.legal.privacy === '#' ? null : { label: 'Privacy Policy', href: site.legal.privacy },
  failure: {
    text: 'Your request was not sent. All that you typed is still here: press the button again, or write to us.',
    ways: [
      { label: site.email, href: `mailto:${site.email}` },
      ...(chat ? [{ label: chat.label, href: chat.href }] : []),
    ],
  },
  honeypot: 'Please leave this field empty',
  receipt: {
    thanks: 'Thank you for choosing us!',
    redirecting: {
      why: site.thankYou
        ? 'The next page says what happens next.'
        : 'Next is our student portal, where you can sign in and follow your request.',
      opening: 'Redirecting in',
      second: 'second',
      seconds: 'seconds',
      stop: 'Press any key or tap to stay here.',
    },
    staying: site.thankYou
      ? 'The next page says what happens next. It is there whenever you are ready.'
      : 'Our student portal, where you can follow your request, is open whenever you are ready.',
    reference: 'Reference',
    stamp: 'Received',
    continueNow: 'Continue Now',
    stayHere: 'Stay Here',
  },
  toasts: {
    sent: {
      title: 'Success!',
      description: site.redirectAfterSeconds ? `${SUBMITTED} Redirecting you to our platform...` : SUBMITTED,
    },
    sentAway: { title: 'Success!', description: SUBMITTED },
    cleared: { title: 'Closed', description: 'What you typed is cleared.', label: 'Undo' },
    failed: { title: 'Error', description: 'Something went wrong. Please try again.' },
    notLoaded: {
      title: 'The form could not load',
      description: 'What you typed is still here. Please check your connection and press Next again.',
    },
  },
};
