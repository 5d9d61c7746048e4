import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeadForm } from '../../lead/form.ts';
import { leadFrom } from '../../lead/lead.ts';
import { leadIdOf } from '../../lead/lead-id.ts';
import { leadSourceFrom } from '../../lead/source.ts';
import { HONEYPOT_NAME, statusFor } from '../../lead/spam.ts';
import { appOn, send } from '../../tests/support/app-on.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { builtSite, postForm } from '../../tests/support/form-post.ts';
import { FORM } from '../../tests/support/lead-row.ts';
import { honestSubmissions, type Submission, spamSubmissions } from '../../tests/support/submissions.ts';

const SOURCE = leadSourceFrom('https://site.example/', '', { trigger: 'button_click' });

describe('an advertisement', () => {
  const open = openForTests(POSTGRES);
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await appOn(open.database, await builtSite());
  });
  afterAll(async () => {
    await app.close();
  });

  /** Sends a submission by its own way. Expects it to be stored. */
  async function submit({ by, form, honeypot }: Submission): Promise<void> {
    if (by === 'form page') {
      const fields = honeypot === null ? form : { ...form, [HONEYPOT_NAME]: honeypot };
      expect((await postForm(app, String(new URLSearchParams(fields)))).statusCode).toBe(303);
      return;
    }
    const isOurs = by === 'page';
    const id = isOurs ? leadIdOf(randomUUID(), form) : randomUUID();
    const body = leadFrom(form, SOURCE, id, new Date(), isOurs ? statusFor(honeypot) : 'new');
    expect((await send(app, { body })).statusCode).toBe(201);
  }

  /** The kinds of the submissions stored with `status`. */
  async function kindsWith(status: string, submissions: readonly Submission[]): Promise<string[]> {
    for (const submission of submissions) await submit(submission);
    const stored = await open.asOwner<{ email: string; status: string }>(
      'select email, status from public.leads',
    );
    const statuses = new Map(stored.map((row) => [row.email, row.status]));
    return submissions.filter(({ form }) => statuses.get(form.email) === status).map(({ kind }) => kind);
  }

  const statusOf = async (changes: Partial<LeadForm>, by: Submission['by'] = 'page') => {
    const email = `${randomUUID()}@kvetina.example`;
    await submit({ kind: '', by, honeypot: '', form: { ...FORM, email, ...changes } });
    const [lead] = await open.asOwner('select status from public.leads where email = $1', [email]);
    return lead?.status;
  };

  it('is stored as spam: 962 of 1,000 from robots, and none of 500 from visitors', async () => {
    const robots = spamSubmissions();
    expect(robots).toHaveLength(1_000);
    const passed = Object.groupBy(await kindsWith('new', robots), (kind) => kind);
    const counts = Object.fromEntries(Object.entries(passed).map(([kind, all = []]) => [kind, all.length]));
    // Each has its own link in the description, or none.
    expect(counts).toEqual({
      'skips hidden fields, at once': 4,
      'skips hidden fields, after 1.5 s': 6,
      'a browser at human pace': 3,
      'a browser at human pace, without a link': 25,
    });
    const visitors = honestSubmissions();
    expect(visitors).toHaveLength(500);
    expect(await kindsWith('spam', visitors)).toEqual([]);
  });

  it.each<[string, Partial<LeadForm>]>([
    ['a link in the name', { name: 'Ada HTTPS://site.example' }],
    ['a link in the subject', { subject: 'See WWW.site.example' }],
    ['a link in the name in BBCode', { name: 'Ada [url]site.example[/url]' }],
    ['a link in BBCode', { description: 'Ten [URL=site.example]pages[/URL] on tides.' }],
    ['a link in HTML', { description: 'Ten <A target=_blank href=site.example>pages</A> on tides.' }],
  ])('is %s', async (_, changes) => {
    expect(await statusOf(changes)).toBe('spam');
  });

  it.each<[string, Partial<LeadForm>]>([
    [
      'markup in a programming task',
      { assignment_type: 'programming', description: 'Why is <a href="x"> red?' },
    ],
    ['words that look like a link', { description: 'The old www caches, <a b>, and awww. Ten pages.' }],
  ])('is not %s', async (_, changes) => {
    expect(await statusOf(changes)).toBe('new');
  });

  it('is a link in the description that our form did not send', async () => {
    const description = 'All of it is at https://site.example/task, ten pages.';
    expect(await statusOf({ description })).toBe('new');
    expect(await statusOf({ description }, 'JSON')).toBe('spam');
    expect(await statusOf({}, 'JSON')).toBe('new');
  });

  it('is a link that three others sent before, in any wording', async () => {
    const statuses = [];
    for (const words of ['Dear friend', 'Hello', 'Good day', 'Hi there'])
      statuses.push(await statusOf({ description: `${words}, see https://site.example/same.` }));
    expect(statuses).toEqual(['new', 'new', 'new', 'spam']);
    expect(await statusOf({ description: 'Another page: https://site.example/same-but-longer' })).toBe('new');
  });
});
