import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanForm } from '../../lead/form.ts';
import { formPageSource, valuesIn, withCampaign } from '../../lead/form-address.ts';
import {
  type FormRefusal,
  type FormView,
  ownPathOf,
  REFERENCE_PARAMETER,
  receiptPathOf,
} from '../../lead/form-page.ts';
import { leadFrom } from '../../lead/lead.ts';
import { draftIdOfDay, isReference, leadIdOf, referenceOf } from '../../lead/lead-id.ts';
import { statusFor } from '../../lead/spam.ts';
import { isStoredBefore } from '../database/failure.ts';
import { refuse } from '../http/answer-error.ts';
import { refusals } from '../http/api-error.ts';
import { BODY_LIMIT_BYTES } from '../leads/route.ts';
import { type LeadStore, storeWithin } from '../leads/store.ts';
import type { Rates } from '../limits/rates.ts';
import type { Pages } from '../pages/load-pages.ts';
import { accepts, sendPage } from '../pages/route.ts';
import type { FormPage } from './form-pages.ts';
import { checkPost, type FormPost, readPost, renderingOf } from './read-post.ts';

const UNPROCESSABLE = 422;
const SEE_OTHER = 303;
const TOO_MANY = 429;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/**
 * For pages with one visitor's input: shared caches do not store them, and browsers revalidate them. With `no-store`,
 * Back and Forward would lose the input (`docs/decisions/029-form-page.md`).
 */
const FOR_ONE = { 'cache-control': 'private, no-cache', 'content-type': 'text/html; charset=utf-8' };
/** Keeps rendered variants out of search engines. */
const NOT_INDEXED = { 'x-robots-tag': 'noindex' };
/** Replaces the reference on a receipt that is not rendered for one visitor. */
const NO_REFERENCE = '–';

/** The refusal to show for a status if the form was not read. */
const REASONS: Readonly<Record<number, FormRefusal>> = { 403: 'foreign', 413: 'tooLong', [TOO_MANY]: 'busy' };

export type FormPageRouteOptions = {
  page: FormPage;
  /** The built site, or `null` in development, when Astro serves it. */
  pages: Pages | null;
  store: LeadStore;
  rates: Rates;
};
type FormRoute = { Body: URLSearchParams | undefined };

/**
 * The form's page in one language. `GET` sends the built page. `POST` stores the lead with the API's rules and limits, then
 * redirects to the receipt, or shows the page again with all input. Only our own pages may post.
 */
export async function formPageRoutes(
  app: FastifyInstance,
  { page, pages, store, rates }: FormPageRouteOptions,
): Promise<void> {
  const receiptPath = receiptPathOf(page.path);
  const built = pages?.byPath.get(ownPathOf(page.path));
  /** Views that are the same for everyone, rendered once. */
  const kept = new Map<string, Promise<Buffer>>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, headers } = refuse(error, request, reply);
    reply.headers(headers);
    // Closes the connection, so that a flood does not get a page for each pipelined request.
    if (status === TOO_MANY) reply.header('connection', 'close');
    const { body } = request;
    const isRead = body instanceof URLSearchParams && status !== TOO_MANY;
    if (isRead && (await rates.mayRender(request.ip))) {
      const rendering = { ...renderingOf(readPost(body, addressOf(request))), failed: true };
      return render(reply, { show: 'form', rendering });
    }
    const reason = REASONS[status] ?? (status < 500 ? 'unreadable' : 'busy');
    return send(reply, await keep({ show: 'refusal', reason }));
  });

  app.get(page.path, async (request, reply) => {
    const { url, headers, ip } = request;
    const asked = `${request.protocol}://${request.host}${url}`;
    const referrer = headers.referer ?? '';
    const address = withCampaign(asked, referrer);
    if (address !== asked) return redirect(reply, page.path + new URL(address).search);
    const values = valuesIn(address);
    if (built && (Object.keys(values).length === 0 || !(await rates.mayRender(ip))))
      return sendPage(built, request, reply);
    const hidden = { source_page: address, source_referrer: referrer };
    const rendering = { hidden, values, honeypot: '', errors: {}, failed: false };
    return render(reply, { show: 'form', rendering });
  });

  app.get(receiptPath, async (request, reply) => {
    const reference = (request.query as Record<string, unknown>)[REFERENCE_PARAMETER];
    if (typeof reference !== 'string' || !isReference(reference)) return redirect(reply, page.path);
    if (await rates.mayRender(request.ip)) return render(reply, { show: 'receipt', reference });
    return send(reply, await keep({ show: 'receipt', reference: NO_REFERENCE }));
  });

  const options = {
    bodyLimit: BODY_LIMIT_BYTES,
    // Runs before the body is read.
    onRequest: [refuseForeign, ({ ip }: FastifyRequest) => rates.arrive(ip, 1)],
  };
  app.post<FormRoute>(page.path, options, async (request, reply) => {
    const post = readPost(request.body ?? new URLSearchParams(), addressOf(request));
    const { errors, isWhole } = checkPost(post);
    if (!isWhole) {
      if (!(await rates.mayRender(request.ip))) throw refusals.tooManyRequests(1);
      if (Object.keys(errors).length > 0) reply.code(UNPROCESSABLE);
      return render(reply, { show: 'form', rendering: renderingOf(post, errors) });
    }
    const row = rowOf(post, new Date());
    const sent = { columns: Object.keys(row), rows: [row] };
    await storeWithin(rates, request.ip, sent, store).catch((error) => {
      if (!isStoredBefore(error)) throw error;
    });
    return redirect(reply, `${receiptPath}?${REFERENCE_PARAMETER}=${referenceOf(row.id)}`);
  });

  /** Sends a page for one visitor, with gzip if accepted. */
  async function render(reply: FastifyReply, view: FormView): Promise<FastifyReply> {
    const html = await page.render(view);
    if (!accepts(reply.request.headers['accept-encoding'] ?? '', 'gzip')) return send(reply, html);
    return send(reply.header('content-encoding', 'gzip'), await promisify(gzip)(html));
  }

  function keep(view: FormView): Promise<Buffer> {
    const key = JSON.stringify(view);
    const found = kept.get(key) ?? Promise.resolve(page.render(view)).then(Buffer.from);
    kept.set(key, found);
    return found;
  }

  function send(reply: FastifyReply, html: string | Buffer): FastifyReply {
    reply.headers({ ...built?.headers, ...FOR_ONE });
    if (reply.statusCode !== 200 || reply.request.url.startsWith(receiptPath)) reply.headers(NOT_INDEXED);
    return reply.send(html);
  }

  /** Sends the page's Cross-Origin-Opener-Policy too. Without it WebKit switches processes, and Back loses corrected input. */
  function redirect(reply: FastifyReply, path: string): FastifyReply {
    return reply.headers({ ...built?.headers, ...FOR_ONE }).redirect(path, SEE_OTHER);
  }
}

/** The row of a valid post, the same as the page's script would send. */
function rowOf(post: FormPost, now: Date) {
  const values = cleanForm(post.values);
  const { source_page, source_referrer } = post.hidden;
  const source = formPageSource(source_page, source_referrer);
  return leadFrom(values, source, leadIdOf(draftIdOfDay(now), values), now, statusFor(post.honeypot));
}

/** The address of the page that posted the form, or the posted address if the browser hides it. */
function addressOf({ protocol, host, url, headers }: FastifyRequest): string {
  return headers.referer ?? `${protocol}://${host}${url}`;
}

/** Refuses posts from other sites. A proxy may have changed our scheme and host, so the browser's `Sec-Fetch-Site` decides first. */
async function refuseForeign({ headers, host }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (site === 'same-origin' || (site === undefined && origin === undefined)) return;
  if (origin === undefined || !URL.canParse(origin) || new URL(origin).host !== host)
    throw refusals.foreignForm();
}
