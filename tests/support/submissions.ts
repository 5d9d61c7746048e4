import type { LeadForm } from '../../lead/form.ts';
import { FORM } from './lead-row.ts';

/** One submission of the form. Leaves out its pace, because nothing stored shows it. */
export type Submission = {
  kind: string;
  /** By the page's script, by the form's own page without JavaScript, or as JSON without either. */
  by: 'page' | 'form page' | 'JSON';
  form: LeadForm;
  /** The value of the hidden field; `null` if it is not sent. */
  honeypot: string | null;
};

type Kind = Pick<Submission, 'kind' | 'by' | 'honeypot'> & {
  count: number;
  /** Changes to the answers of the submission `index`. */
  answers(index: number): Partial<LeadForm>;
};

const OFFERS = ['Dear friend, rank first', 'Hello! Rank higher', 'Good day, be found', 'Hi, get visitors'];

/** Robots' advertisements, in turn. The last has a unique address. */
const ADVERTISEMENTS: readonly ((index: number) => Partial<LeadForm>)[] = [
  (index) => ({ name: `Cheap pills http://pills-${index}.example` }),
  (index) => ({ subject: `Backlinks from www.links-${index}.example` }),
  (index) => ({ description: `[url=https://casino-${index}.example]Play today[/url] and win a bonus` }),
  (index) => ({ description: `Play <a href="https://casino-${index}.example">here</a> and win a bonus` }),
  (index) => ({ subject: `Loans https://loans-${index}.example`, description: 'Money today, no questions' }),
  ...Array.from({ length: 19 }, () => (index: number) => ({
    description: `${OFFERS[index % OFFERS.length]} in a week: https://seo.example/offer?plan=${index % 2}.`,
  })),
  (index) => ({ description: `Your site can be found by more: https://seo.example/for/${index}` }),
];

const advertise = (index: number) => ADVERTISEMENTS[index % ADVERTISEMENTS.length]?.(index) ?? {};

/** In the proportions of an attack with two hundred submissions. */
const SPAM: readonly Kind[] = [
  { kind: 'fills every field', by: 'page', honeypot: 'https://seo.example', count: 300, answers: advertise },
  { kind: 'skips hidden fields, at once', by: 'page', honeypot: '', count: 100, answers: advertise },
  { kind: 'skips hidden fields, after 1.5 s', by: 'page', honeypot: '', count: 150, answers: advertise },
  { kind: 'posts to /start blindly', by: 'form page', honeypot: null, count: 100, answers: advertise },
  { kind: 'sends JSON with a link', by: 'JSON', honeypot: null, count: 250, answers: advertise },
  { kind: 'a browser at human pace', by: 'page', honeypot: '', count: 75, answers: advertise },
  {
    kind: 'a browser at human pace, without a link',
    by: 'page',
    honeypot: '',
    count: 25,
    answers: (index) => ({ description: `We can bring you ${index} more customers a week. Call us today.` }),
  },
];

const BRIEFS = [
  'Ten pages on Bernoulli numbers, and a short program.',
  'Please proofread my thesis on HTTP/2 and www caching; the file is 80 pages.',
  'Explain [1] and [2], e.g. in <400 words>, and cite both: Smith (2019), Jones et al.',
  'First part:\n- the reign of Rudolf II\n- its art\n\nSecond part:\n- what came of it.',
];

/** Names and numbers as browsers and password managers fill them in. */
const FILLED: readonly Partial<LeadForm>[] = [
  { name: 'ADA LOVELACE', phone: '02079460958' },
  { name: 'Lovelace, Ada', phone: '+44 (0)20 7946 0958' },
  { name: 'ada.lovelace@kvetina.example', phone: '+442079460958' },
  { name: '艾达·洛夫莱斯', phone: '0044 20 7946 0958' },
];

const PROGRAM = `My page shows no link, why? <a href="https://site.example">Home</a> and [url=x]y[/url]`;

/** A description with one or more links. Three at a time are classmates with the same task. */
const LINKED: readonly ((index: number) => Partial<LeadForm>)[] = [
  (index) => ({
    description: `The task is at https://docs.example/d/${Math.floor(index / 15)}/edit, all of it.`,
  }),
  (index) => ({ description: `Sources: https://doi.example/10.${index} and www.archive-${index}.example.` }),
  () => ({
    assignment_type: 'programming',
    description: PROGRAM.replace('https://site.example', '/index.html'),
  }),
  (index) => ({ assignment_type: 'programming', description: PROGRAM.replace('site', `site-${index}`) }),
  (index) => ({ description: `Watch https://video.example/watch?v=${index} (10 min) and write a review.` }),
];

const briefOf = (index: number) => ({ description: BRIEFS[index % BRIEFS.length] ?? '' });
const filledIn = (index: number) => ({ ...FILLED[index % FILLED.length], ...briefOf(index) });
const linked = (index: number) => LINKED[index % LINKED.length]?.(index) ?? {};

const HONEST: readonly Kind[] = [
  { kind: 'keys', by: 'page', honeypot: '', count: 100, answers: briefOf },
  { kind: 'autofill', by: 'page', honeypot: '', count: 75, answers: filledIn },
  { kind: 'paste', by: 'page', honeypot: '', count: 75, answers: briefOf },
  { kind: 'password manager', by: 'page', honeypot: '', count: 50, answers: filledIn },
  { kind: 'no script', by: 'form page', honeypot: '', count: 75, answers: linked },
  { kind: 'screen reader', by: 'page', honeypot: '', count: 50, answers: briefOf },
  { kind: 'a link in the brief', by: 'page', honeypot: '', count: 75, answers: linked },
];

/** A thousand submissions of robots. */
export const spamSubmissions = () => submissionsOf(SPAM, 'robots.example');
/** Five hundred submissions of visitors. */
export const honestSubmissions = () => submissionsOf(HONEST, 'kvetina.example');

function submissionsOf(kinds: readonly Kind[], host: string): Submission[] {
  return kinds.flatMap(({ count, answers, ...kind }, place) =>
    Array.from({ length: count }, (_, number) => {
      const index = place * 1_000 + number;
      return { ...kind, form: { ...FORM, email: `${index}@${host}`, ...answers(index) } };
    }),
  );
}
