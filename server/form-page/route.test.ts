import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftIdOfDay, leadIdOf, referenceOf } from '../../lead/lead-id.ts';
import { appOn } from '../../tests/support/app-on.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { builtSite, formBody, postForm } from '../../tests/support/form-post.ts';
import { FORM } from '../../tests/support/lead-row.ts';
import { BODY_LIMIT_BYTES } from '../leads/route.ts';
import { PAGES_A_SECOND, PAGES_PER_SENDER } from '../limits/rates.ts';

/** The value of a field of the page that nobody sees. */
function hidden(html: string, name: string): string {
  const [, value = ''] = new RegExp(`name="${name}" value="([^"]*)"`).exec(html) ?? [];
  return value.replaceAll('&amp;', '&');
}

describe('the form’s page', () => {
  const open = openForTests(POSTGRES);
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await appOn(open.database, await builtSite());
  });
  afterAll(async () => {
    await app.close();
  });

  const get = (url: string, headers = {}) =>
    app.inject({ url, headers: { host: 'site.example', ...headers } });
  const storedOf = (email: string) => open.asOwner('select * from public.leads where email = $1', [email]);
  const someone = () => `${randomUUID()}@kvetina.example`;

  it('is a file of the build for everybody, and kept by no cache that others share where it is one visitor’s', async () => {
    const plain = await get('/start?source=Hero', { 'accept-encoding': 'br' });
    expect(plain.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      etag: expect.any(String),
      'content-security-policy': expect.stringContaining("form-action 'self';"),
    });
    const again = { 'accept-encoding': 'br', 'if-none-match': String(plain.headers.etag) };
    expect((await get('/start', again)).statusCode).toBe(304);
    for (const path of ['/start?type=essay', '/start/sent?reference=0123ABCD'])
      expect((await get(path, { 'accept-encoding': 'gzip, br' })).headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'content-encoding': 'gzip',
        'content-security-policy': plain.headers['content-security-policy'],
      });
  });

  it('stores the same words once, however often the page is loaded between two posts', async () => {
    const email = someone();
    for (const _ of ['at first', 'after Back']) {
      await get('/start');
      expect((await postForm(app, formBody({ email }))).statusCode).toBe(303);
    }
    expect(await storedOf(email)).toHaveLength(1);
  });

  it('fills in what its address says, and keeps the campaign of the page before', async () => {
    const before = { referer: 'http://site.example/?utm_source=quarterly' };
    const asked = '/start?source=Hero&subject=%22Law%22&type=essay&deadline=never';
    const { location } = (await get(asked, before)).headers;
    expect(location).toBe(`${asked}&utm_source=quarterly`);
    const { body } = await get(String(location), before);
    expect(body).toContain('name="subject" value="&quot;Law&quot;"');
    expect(body).toContain('<option value="essay" selected="">');
    expect(body).not.toContain('never"');
    expect(new URL(hidden(body, 'source_page')).search).toMatch(/^\?source=Hero&.*&utm_source=quarterly$/);
  });

  it('renders so many pages for one sender, then shows the built page, a receipt without its number, and no form again', async () => {
    const limited = await appOn(open.database, { ...(await builtSite()), RATE_LIMIT: 60 });
    const asked = (url: string) => limited.inject({ url, headers: { host: 'site.example' } });
    const asks = Array.from({ length: PAGES_PER_SENDER + 1 }, () => asked('/start?type=essay'));
    const answers = await Promise.all(asks);
    const filled = answers.filter(({ body }) => body.includes('<option value="essay" selected="">'));
    expect(filled.length).toBeGreaterThanOrEqual(PAGES_A_SECOND);
    expect(filled.length).toBeLessThanOrEqual(PAGES_PER_SENDER);
    expect(answers.at(-1)?.headers).toHaveProperty('etag');
    expect((await asked('/start/sent?reference=0123ABCD')).body).toContain('<dd>–</dd>');
    const refused = await postForm(limited, formBody({ name: '' }));
    expect([refused.statusCode, refused.body]).toEqual([429, expect.stringContaining('wait a minute')]);
    expect(refused.headers.connection).toBe('close');
    await limited.close();
  });

  it('stores a lead once, however often it is sent, and leads to its receipt', async () => {
    const email = someone();
    const body = formBody({ email });
    // The address of the page that was filled in.
    const from = { referer: 'https://site.example/start?source=Hero+-+Button&utm_source=quarterly' };
    const answers = await Promise.all([postForm(app, body, from), postForm(app, body, from)]);
    answers.push(await postForm(app, body, from));
    const id = leadIdOf(draftIdOfDay(new Date()), { ...FORM, email });
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers.location]).toEqual([303, `/start/sent?reference=${referenceOf(id)}`]);
    }
    expect(await storedOf(email)).toMatchObject([
      {
        id,
        status: 'new',
        requirements: FORM.description,
        source_title: 'Hero - Button',
        trigger_type: 'button_click',
        campaign_data: { utm_source: 'quarterly' },
      },
    ]);
    const receipt = await get(answers[0]?.headers.location ?? '');
    expect(receipt.body).toContain(referenceOf(id));
    expect(receipt.body).toMatch(/<a class="button" href="https:[^"]*\/auth">Continue Now/);
    expect(receipt.body).not.toContain('<form');
  });

  it('stores what was corrected as a lead of its own', async () => {
    const email = someone();
    await postForm(app, formBody({ email }));
    await postForm(app, formBody({ email, subject: 'Sigillography' }));
    expect(await storedOf(email)).toHaveLength(2);
  });

  it('takes the new lines of a browser for those of a script', async () => {
    const email = someone();
    await postForm(app, formBody({ email, description: 'Two charters,\r\nand a seal.' }));
    expect(await storedOf(email)).toMatchObject([{ requirements: 'Two charters,\nand a seal.' }]);
  });

  it('shows the page again with every word, a message beside each field, and links to them', async () => {
    const words = { name: `<b>Z"'`, subject: '', academic_level: '', description: '</textarea><script>' };
    const answer = await postForm(app, formBody(words), {
      referer: 'https://site.example/start?utm_source=quarterly',
    });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'private, no-cache']);
    expect(answer.body).toMatch(/<title>Error: /);
    const errors = [
      ['subject', 'Subject is required'],
      ['academic_level', 'Please select academic level'],
    ];
    expect(answer.body.match(/id="lead-\w+-error"/g)).toHaveLength(errors.length);
    for (const [name, message] of errors) {
      expect(answer.body).toMatch(new RegExp(`<a href="#lead-${name}[^"]*">${message}</a>`));
      expect(answer.body).toContain(`id="lead-${name}-error">${message}`);
    }
    expect(answer.body).toContain('value="&lt;b&gt;Z&quot;&#x27;"');
    const [, props = ''] = /<div id="lead-form"[^>]* data-props="([^"]*)">/.exec(answer.body) ?? [];
    expect(props).toContain(String.raw`&quot;name&quot;:&quot;&lt;b&gt;Z\&quot;&#x27;&quot;`);
    expect(answer.body).toContain('&lt;/textarea&gt;&lt;script&gt;</textarea>');
    expect(answer.body).toContain(`value="${FORM.email}"`);
    expect(answer.body).toMatch(/checked=""[^>]*value="high"/);
    expect(hidden(answer.body, 'source_page')).toBe('https://site.example/start?utm_source=quarterly');
  });

  it.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://shop.site.example', 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('refuses what another site sends: %j', async (headers) => {
    const email = someone();
    const answer = await postForm(app, formBody({ email }), { host: 'site.example', ...headers });
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      expect.stringContaining('sent from another site'),
    ]);
    expect(await storedOf(email)).toEqual([]);
  });

  it.each([
    [
      'is too long',
      413,
      formBody({ description: 'a'.repeat(BODY_LIMIT_BYTES) }),
      {},
      'Shorten the description',
    ],
    ['is none', 400, '{}', { 'content-type': 'application/json' }, 'Please open the form here'],
  ])('says on a page what to do where a form %s', async (_, status, body, headers, remedy) => {
    const answer = await postForm(app, body, headers);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toMatch(/<title>Error: .*<h1>Your request was not sent<\/h1>/s);
    expect(answer.body).toContain(remedy);
    expect(answer.body).toContain('<a class="button" href="/start">');
  });

  it.each([
    [{}],
    [{ origin: 'https://site.example' }],
    [{ origin: 'https://behind-a-proxy.example', 'sec-fetch-site': 'same-origin' }],
  ])('takes what our own page sends: %j', async (headers) => {
    const answer = await postForm(app, formBody({ email: someone() }), { host: 'site.example', ...headers });
    expect(answer.statusCode).toBe(303);
  });

  it('stores as spam what a robot sends: with the field that nobody sees filled in, or without it', async () => {
    for (const body of [formBody({ comment: 'Cheap pills' }), String(new URLSearchParams(FORM))]) {
      const email = someone();
      const sent = new URLSearchParams(body);
      sent.set('email', email);
      expect((await postForm(app, String(sent))).statusCode).toBe(303);
      expect(await storedOf(email)).toMatchObject([{ status: 'spam' }]);
    }
  });

  it('leads back to the form from a receipt without a reference', async () => {
    for (const query of ['', '?reference=', '?reference=%3Cb%3E', '?reference=A&reference=B'])
      expect((await get(`/start/sent${query}`)).headers.location).toBe('/start');
  });

  it('refuses who sends too much before the body is read, says where the words are, and logs none of them', async () => {
    const log: string[] = [];
    const limited = await appOn(open.database, {
      ...(await builtSite()),
      RATE_LIMIT: 1,
      log: { write: (line) => log.push(line) },
    });
    await postForm(limited, formBody({ email: someone() }));
    const answer = await postForm(limited, formBody());
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(answer.body).toContain('Then go back in your browser, and try again.');
    expect(log.join('')).not.toContain(FORM.name);
    await limited.close();
  });
});
