/**
 * What the words of the page promise. A visitor can hold the owner to it, so
 * `npm run preflight` asks for each to be confirmed, in `site.config.ts`, while
 * the page says it. `words` finds it, in whatever way the page puts it.
 */
export type Promised = { says: string; words: RegExp; advice: string };

export const PROMISES = {
  prices: {
    says: 'The prices and times of each kind of work and plan, from $12/page',
    words: /\$\d+\/(page|hour)|\$\d+ a page/i,
    advice: 'Charge exactly these, or write your own. Search engines are told 12.00 USD per page.',
  },
  'three-hours': {
    says: 'Work can be back in 3 hours',
    words: /(in|after) 3 hours|3[- ]hour |\b3 hours\b/i,
    advice: 'Be able to keep it at any hour, or name the time that you can keep.',
  },
  'quote-in-minutes': {
    says: 'A free quote takes 2 minutes to ask for and comes in 5',
    words: /5 mins|(under )?(2|two) minutes/i,
    advice: 'Have somebody there to answer within minutes, or name the time that it takes.',
  },
  'final-price': {
    says: 'The quote is the full price',
    words: /full price|nothing is added/i,
    advice: 'Never bill more than the quote, taxes and fees included.',
  },
  'unlimited-revisions': {
    says: 'Unlimited revisions on Premium, while Standard has 3',
    words: /unlimited revisions|unlimited on premium|revisions are unlimited|revised without limit/i,
    advice: 'Give them to every Premium order, and write the same wherever the words promise them.',
  },
  'money-back': {
    says: 'Money-back guarantee, for every order',
    words: /money-back|money (goes )?back|paid back/i,
    advice: 'Write its terms into your terms of service, and keep to them.',
  },
  'late-refund': {
    says: 'Partial refund for late delivery',
    words: /partial refund|part of the price/i,
    advice: 'Say in your terms of service how much comes back, and when.',
  },
  'plagiarism-report': {
    says: 'Plagiarism-free work, with a free report for every order',
    words: /plagiarism report|plagiarism-free|sent with its report/i,
    advice: 'Run and send the report each time, or take the promise out.',
  },
  'round-the-clock': {
    says: 'A person answers 24/7',
    words: /24\/7/,
    advice: 'Staff it, weekends and holidays included, or write your hours.',
  },
  'written-by-people': {
    says: 'A person writes; tools only help',
    words: /a person (thinks|decides|always decides|who knows)|human expert|human writers/i,
    advice: 'Make sure that it is true of every order.',
  },
  confidential: {
    says: 'Nobody else learns of an order, and the school is not told',
    words: /nobody outside|not passed to your school|used for your order and for nothing else/i,
    advice: 'Hold it against your privacy policy and the services that you send data to.',
  },
  'cheaper-and-faster': {
    says: 'Faster and cheaper than others: 3 hours against 7+ days, $12 against $20 a page',
    words: /\d+% (faster|cheaper)|\$12 instead of \$20/i,
    advice: 'Keep evidence of what others charge and how long they take; comparisons are regulated.',
  },
  'worse-elsewhere': {
    says: 'Others bill revisions and reports, keep office hours and rarely give money back',
    words: /rarely|seldom|counted and billed|at extra cost|office hours/i,
    advice: 'Keep evidence of it, or take these cells out of the comparison.',
  },
} as const satisfies Record<string, Promised>;

export type PromiseName = keyof typeof PROMISES;

export const PROMISE_NAMES = Object.keys(PROMISES) as PromiseName[];

/** What no program can see to, and the owner confirms under these names, beside the promises. */
export const STEPS = {
  retention: {
    says: 'Nothing takes old leads out of the database',
    advice:
      'Let cron run "leads purge" each night, with the time that your privacy policy names: "Deleting old leads" in docs/operations.md has the line.',
  },
  'mail-arrives': {
    says: 'E-mail is set up, and nobody has seen one arrive',
    advice: 'Run "npm run leads -- send-test", and look into the mailbox, its spam folder too.',
  },
  'no-notification': {
    says: 'No one is notified of a lead: it waits in the database',
    advice: 'Set WEBHOOK_URL or SMTP_URL. Or look each day with "npm run desk" or "npm run leads -- list".',
  },
} as const satisfies Record<string, { says: string; advice: string }>;

export type StepName = keyof typeof STEPS;

export const STEP_NAMES = Object.keys(STEPS) as StepName[];
