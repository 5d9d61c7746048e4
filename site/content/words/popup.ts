import type { FieldName } from '../../../lead/form.ts';
import {
  DESCRIPTION_LENGTH,
  EMAIL_MAX_LENGTH,
  NAME_LENGTH,
  PHONE_LENGTH,
  SUBJECT_LENGTH,
} from '../../../lead/form.ts';
import type { OPTION_LISTS } from '../../../lead/options.ts';
import type { TriggerType } from '../../../lead/source.ts';

export type Message = { title: string; description: string };

/** The forms of a text with a number, `{count}`, by the categories of `Intl.PluralRules`: a language has all of its own. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The label of each option, by the field and the value that is stored. */
export type OptionWords = {
  [Field in keyof typeof OPTION_LISTS]: Record<keyof (typeof OPTION_LISTS)[Field], string>;
};

/** The least and most characters of what is typed. */
export const LENGTHS = {
  name: NAME_LENGTH,
  email: { min: 0, max: EMAIL_MAX_LENGTH },
  phone: PHONE_LENGTH,
  subject: SUBJECT_LENGTH,
  description: DESCRIPTION_LENGTH,
} as const;

export type TypedField = keyof typeof LENGTHS;

export type PopupWords = {
  titles: Record<TriggerType, string> & { sent: string };
  /** `cameBack`: exit intent, for who has come back already. */
  subtitles: Record<TriggerType | 'cameBack' | 'sent', string>;
  /** One name a step. */
  steps: readonly [string, string, string];
  /** Before the name of a step: `{step}` and `{steps}` are numbers. */
  place: string;
  /** Names the three bars. */
  progress: string;
  labels: Record<FieldName, string>;
  options: OptionWords;
  hints: Record<'phone' | 'subject' | 'description', string>;
  /** Stands beside the name of each step: no field is marked by itself. */
  needed: string;
  /** Above the list of all that was refused, where no script runs; and the page's title then. */
  problem: string;
  errorTitle: string;
  /** What is said of a field that is refused. `{least}` and `{most}` are numbers of characters. */
  refused: Record<FieldName, string>;
  tooLong: Record<TypedField, string>;
  /** How many fields were refused besides the first. */
  others: Plural;
  /** First entry of every option list: nothing chosen yet. */
  choose: string;
  /** The hint of the urgency while it is the one that the deadline speaks for. */
  proposed: string;
  /** What may be mistyped: the phone number, and the mail domain, before a button with the `{domain}` that was probably meant. */
  doubts: Record<'phone' | 'email' | 'domain', string>;
  /** Of the kind of work and the deadline that were chosen: `{price}` and `{plan}`. */
  startsFrom: string;
  /** Before what was chosen on the step before, and how some of it reads there. */
  chosen: string;
  parts: Record<'deadline' | 'urgency', string>;
  previous: string;
  next: string;
  submit: string;
  submitting: string;
  close: string;
  /** Names the sample pages beside the form. */
  samples: string;
  /** One sentence a step: what a visitor may worry about there. */
  trust: readonly [string, string, string];
  privacyPage: string;
  /** Above the button after a failed try. */
  failure: string;
  /** For whoever meets the field that catches robots, without the styles that hide it. */
  honeypot: string;
  receipt: {
    thanks: string;
    redirecting: {
      /** What the redirect is for: the portal, or the owner's page of thanks. */
      why: { portal: string; thankYou: string };
      /** `{time}` is the number of seconds with its unit. */
      countdown: string;
      seconds: Plural;
      stop: string;
    };
    /** What happens next where nobody is redirected. */
    staying: { portal: string; thankYou: string };
    reference: string;
    stamp: string;
    continueNow: string;
    stayHere: string;
  };
  /** `notLoaded`: the form's script could not be fetched. `cleared`: closing took what was typed; `label` gives it back. */
  toasts: Record<'failed' | 'notLoaded', Message> & {
    sent: { title: string; submitted: string; redirected: string };
    cleared: Message & { label: string };
    dismiss: string;
  };
};
