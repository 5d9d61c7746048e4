import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftIdOfDay, leadIdOf, referenceOf } from '../../lead/lead-id.ts';
import { appOn } from '../../tests/support/app-on.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { builtSite, formBody, postForm, refusal } from '../../tests/support/form-post.ts';
import { FORM } from '../../tests/support/lead-row.ts';
import { BODY_LIMIT_BYTES } from '../leads/route.ts';

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

  it('is a built file for everyone, and not in shared caches if rendered for one visitor', async () => {
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

  it('stores a lead once that is sent twice at the same time', async () => {
    const email = someone();
    const body = formBody({ email });
    const answers = await Promise.all([postForm(app, body), postForm(app, body)]);
    const id = leadIdOf(draftIdOfDay(new Date()), { ...FORM, email });
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers.location]).toEqual([303, `/start/sent?reference=${referenceOf(id)}`]);
    expect(await storedOf(email)).toMatchObject([{ id }]);
  });

  it('treats a browser’s line breaks like a script’s', async () => {
    const email = someone();
    await postForm(app, formBody({ email, description: 'Two charters,\r\nand a seal.' }));
    expect(await storedOf(email)).toMatchObject([{ requirements: 'Two charters,\nand a seal.' }]);
  });

  it('shows the page again with every word, and none of them is markup', async () => {
    const words = { name: `<b>Z"'`, subject: '', description: '</textarea><script>' };
    const answer = await postForm(app, formBody(words));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'private, no-cache']);
    expect(answer.body).toContain('value="&lt;b&gt;Z&quot;&#x27;"');
    const [, props = ''] = /<div id="lead-form"[^>]* data-props="([^"]*)">/.exec(answer.body) ?? [];
    expect(props).toContain(String.raw`&quot;name&quot;:&quot;&lt;b&gt;Z\&quot;&#x27;&quot;`);
    expect(answer.body).toContain('&lt;/textarea&gt;&lt;script&gt;</textarea>');
  });

  it.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://shop.site.example', 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('refuses a post from another site: %j', async (headers) => {
    const email = someone();
    const answer = await postForm(app, formBody({ email }), { host: 'site.example', ...headers });
    expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining(refusal.reasons.foreign)]);
    expect(await storedOf(email)).toEqual([]);
  });

  it.each([
    [
      'is too long',
      413,
      formBody({ description: 'a'.repeat(BODY_LIMIT_BYTES) }),
      {},
      refusal.reasons.tooLong,
    ],
    ['is none', 400, '{}', { 'content-type': 'application/json' }, refusal.reasons.unreadable],
  ])('explains what to do if a form %s', async (_, status, body, headers, remedy) => {
    const answer = await postForm(app, body, headers);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    const said = answer.body.replaceAll('&#x27;', "'");
    expect(said).toContain('<title>Error: ');
    expect(said).toContain(`<h1>${refusal.title}</h1>`);
    expect(said).toContain(remedy);
    expect(answer.body).toContain('<a class="button" href="/start">');
  });

  it.each([
    [{}],
    [{ origin: 'https://site.example' }],
    [{ origin: 'https://behind-a-proxy.example', 'sec-fetch-site': 'same-origin' }],
  ])('accepts a post from our own page: %j', async (headers) => {
    const answer = await postForm(app, formBody({ email: someone() }), { host: 'site.example', ...headers });
    expect(answer.statusCode).toBe(303);
  });

  it('stores a post as spam if the hidden field is filled in or missing', async () => {
    for (const body of [formBody({ comment: 'Cheap pills' }), String(new URLSearchParams(FORM))]) {
      const email = someone();
      const sent = new URLSearchParams(body);
      sent.set('email', email);
      expect((await postForm(app, String(sent))).statusCode).toBe(303);
      expect(await storedOf(email)).toMatchObject([{ status: 'spam' }]);
    }
  });

  it('redirects from a receipt without a reference to the form', async () => {
    for (const query of ['', '?reference=', '?reference=%3Cb%3E', '?reference=A&reference=B'])
      expect((await get(`/start/sent${query}`)).headers.location).toBe('/start');
  });

  it('refuses a sender over the limit before reading the body, and logs no input', async () => {
    const log: string[] = [];
    const limited = await appOn(open.database, {
      ...(await builtSite()),
      RATE_LIMIT: 1,
      log: { write: (line) => log.push(line) },
    });
    await postForm(limited, formBody({ email: someone() }));
    const answer = await postForm(limited, formBody());
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(answer.body.replaceAll('&#x27;', "'")).toContain(refusal.reasons.busy);
    expect(log.join('')).not.toContain(FORM.name);
    await limited.close();
  });
});
