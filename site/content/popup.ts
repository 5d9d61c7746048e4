import type { FieldName } from '../../lead/form.ts';
import type { TriggerType } from '../../lead/source.ts';
import { site } from '../site.config.ts';

export type PopupContent = {
  titles: Record<TriggerType, string> & { sent: string };
  subtitles: Record<TriggerType, string> & { sent: string };
  /** One name a step. */
  steps: readonly string[];
  labels: Record<FieldName, string>;
  hints: Partial<Record<FieldName, string>>;
  /** First entry of every option list: nothing chosen yet. */
  choose: string;
  previous: string;
  next: string;
  submit: string;
  submitting: string;
  close: string;
  privacy: string;
  /** For whoever meets the field that catches robots, without the styles that hide it. */
  honeypot: string;
  receipt: {
    thanks: string;
    /** What happens next, with and without the redirect. */
    redirecting: string;
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
    phone: 'With the country code, such as +44',
    subject: 'For example Microeconomics, or Java',
    description: 'The task, the length, the citation style, and what your tutor asked for.',
  },
  choose: 'Choose…',
  previous: 'Previous',
  next: 'Next',
  submit: 'Get My Quote',
  submitting: 'Submitting...',
  close: 'Close',
  privacy: 'We use these details to prepare your quote.',
  honeypot: 'Please leave this field empty',
  receipt: {
    thanks: 'Thank you for choosing us!',
    redirecting: 'You will be taken to our student portal, where your quote will be waiting. Redirecting in',
    staying: 'Your quote will be waiting in our student portal whenever you are ready.',
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
