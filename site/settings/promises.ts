/**
 * The page's promises. Visitors can hold the owner to them, so `npm run preflight`
 * asks the owner to confirm each in `site.config.ts` while the page makes it.
 * `words` finds a promise in any of its wordings.
 */
export type Promised = { says: string; words: RegExp; advice: string };

export const PROMISES = {
  prices: {
    says: 'Prices and times for each type of work and plan, from $12/page',
    words: /\$\d+\/(page|hour)|\$\d+ a page/i,
    advice: 'Charge exactly these, or set your own. Structured data says 12.00 USD per page.',
  },
  'three-hours': {
    says: 'Work can be ready in 3 hours',
    words: /\b3[- ]hours?\b/i,
    advice: 'Be able to keep it at any hour, or state a time that you can keep.',
  },
  'quote-in-minutes': {
    says: 'Asking for a free quote takes 2 minutes, and it comes in 5',
    words: /5 mins|five minutes|(2|two) minutes/i,
    advice: 'Have someone ready to answer within minutes, or state your own time.',
  },
  'final-price': {
    says: 'The quote is free and the full price, and nothing is paid before it is accepted',
    words: /full price|free quote|quote is free|pay nothing/i,
    advice: 'Never charge for a quote, nor more than it says, including taxes and fees.',
  },
  'unlimited-revisions': {
    says: 'Unlimited revisions on Premium, 3 on Standard',
    words: /unlimited revisions|unlimited on premium|no limit on premium/i,
    advice: 'Give them to every Premium order, and say the same everywhere on the page.',
  },
  'money-back': {
    says: 'Money-back guarantee for every order',
    words: /money-back|your money back/i,
    advice: 'Define it in your terms of service, and keep to it.',
  },
  'late-refund': {
    says: 'Partial refund for late delivery',
    words: /partial refund|part of the price/i,
    advice: 'State in your terms of service how much you refund, and when.',
  },
  'plagiarism-report': {
    says: 'Plagiarism-free work, with a free report for every order',
    words: /plagiarism report|plagiarism-free/i,
    advice: 'Send the report with every order, or remove the promise.',
  },
  'round-the-clock': {
    says: 'A person answers 24/7',
    words: /24\/7|day (and|or) night|real person/i,
    advice: 'Staff it, including weekends and holidays, or state your hours.',
  },
  'written-by-people': {
    says: 'A person writes, the same one revises, and tools only help, or not at all if you ask',
    words:
      /a person (does|reads|decides|always decides|who knows)|same writer|won't use|human (expert|writers)|people who know/i,
    advice: 'Make sure that this is true for every order.',
  },
  confidential: {
    says: 'Orders are confidential, and the school is not told',
    words: /no one outside|never share|only for your quote and order/i,
    advice: 'Check it against your privacy policy and the services that receive data.',
  },
  'cheaper-and-faster': {
    says: 'Faster and cheaper than others: 3 hours instead of 7+ days, $12 instead of $20 a page',
    words: /\d+% (faster|cheaper)|\$12 instead of \$20/i,
    advice: 'Keep evidence of other services’ prices and times: comparisons are regulated.',
  },
  'worse-elsewhere': {
    says: 'Others charge for revisions and reports, keep office hours and rarely refund',
    words: /rarely|limited, then charged|at extra cost|office hours/i,
    advice: 'Keep evidence, or remove these cells from the comparison.',
  },
} as const satisfies Record<string, Promised>;

export type PromiseName = keyof typeof PROMISES;

export const PROMISE_NAMES = Object.keys(PROMISES) as PromiseName[];

/** Steps that no program can check. The owner confirms them like promises. */
export const STEPS = {
  imprint: {
    says: 'No page says who runs the site',
    advice:
      'Set legal.imprint to a page with name, address, email and register number, which the European Union and others require (https://eur-lex.europa.eu/eli/dir/2000/31/oj, Article 5). If you need none, leave it out.',
  },
  vat: {
    says: 'No one has confirmed that the prices include VAT or sales tax',
    advice:
      'Show consumers prices with all taxes (in the European Union: https://eur-lex.europa.eu/eli/dir/2011/83/oj, Article 6), and register for VAT where you must.',
  },
  retention: {
    says: 'Old leads are never deleted',
    advice:
      'Run "leads purge" every night with cron, for the time in your privacy policy: see "Deleting old leads" in docs/operations.md.',
  },
  'mail-arrives': {
    says: 'Email is configured, but no one has confirmed that it arrives',
    advice: 'Run "npm run leads -- send-test", and check the mailbox and its spam folder.',
  },
  'no-notification': {
    says: 'No one is notified of new leads',
    advice:
      'Set SMTP_URL, NOTIFY or WEBHOOK_URL, or check every day with "npm run desk" or "npm run leads -- list".',
  },
} as const satisfies Record<string, { says: string; advice: string }>;

export type StepName = keyof typeof STEPS;

export const STEP_NAMES = Object.keys(STEPS) as StepName[];
