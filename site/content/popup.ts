import type { FieldName } from '../../lead/form.ts';
import type { TriggerType } from '../../lead/source.ts';
import { chat } from './chat.ts';
import { site } from '../site.config.ts';

export type PopupContent = {
  titles: Record<TriggerType, string> & { sent: string };
  subtitles: Record<TriggerType, string> & { sent: string };
  /** One name a step. */
  steps: readonly string[];
  labels: Record<FieldName, string>;
  hints: Partial<Record<FieldName, string>>;
  /** Stands beside the name of each step: no field is marked by itself. */
  needed: string;
  /** How many fields were refused besides the first; `{count}` is the number. */
  others: { one: string; many: string };
  /** First entry of every option list: nothing chosen yet. */
  choose: string;
  previous: string;
  next: string;
  submit: string;
  submitting: string;
  close: string;
  privacy: string;
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
   * `notLoaded`: the form's script could not be fetched.
   */
  toasts: Record<'sent' | 'sentAway' | 'failed' | 'notLoaded', { title: string; description: string }>;
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
    phone: 'At least 10 characters, with the country code, such as +44.',
    subject: 'For example Microeconomics, or Java.',
    description: 'The task, the length, the citation style, and what your tutor asked for.',
  },
  needed: 'All fields are needed',
  others: { one: '1 more field needs your answer.', many: '{count} more fields need your answer.' },
  choose: 'Choose…',
  previous: 'Previous',
  next: 'Next',
  submit: 'Get My Quote',
  submitting: 'Submitting...',
  close: 'Close',
  privacy: 'We use these details to prepare your quote.',
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
      why: 'Next is our student portal, where you can sign in and follow your request.',
      opening: 'Redirecting in',
      second: 'second',
      seconds: 'seconds',
      stop: 'Any key or press stops it.',
    },
    staying: 'Our student portal, where you can follow your request, is open whenever you are ready.',
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
    failed: { title: 'Error', description: 'Something went wrong. Please try again.' },
    notLoaded: {
      title: 'The form could not load',
      description: 'What you typed is still here. Please check your connection and press Next again.',
    },
  },
};
