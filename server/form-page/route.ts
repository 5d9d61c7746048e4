import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { leadForm } from '../../lead/form.ts';
import { valuesIn, withCampaign } from '../../lead/form-address.ts';
import {
  type FormRefusal,
  type FormRendering,
  REFERENCE_PARAMETER,
  receiptPathOf,
} from '../../lead/form-page.ts';
import { leadFrom } from '../../lead/lead.ts';
import { draftIdOfDay, isReference, leadIdOf, referenceOf } from '../../lead/lead-id.ts';
import { refuse } from '../http/answer-error.ts';
import { refusals } from '../http/api-error.ts';
import { BODY_LIMIT_BYTES } from '../leads/route.ts';
import { isStoredBefore, type LeadStore, storeWithin } from '../leads/store.ts';
import type { Rates } from '../limits/rates.ts';
import { compressFor } from '../pages/compress.ts';
import type { FormPage } from './load-form-page.ts';
import { checkPost, type FormPost, readPost, renderingOf, sourceOf, statusOf } from './read-post.ts';

const UNPROCESSABLE = 422;
const SEE_OTHER = 303;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/**
 * The page is one visitor's, with an id of its own and their words in it: no shared cache keeps it, and a browser
 * asks for it again. With `no-store`, Back and Forward would lose the words (`docs/decisions/029-form-page.md`).
 */
const FOR_ONE = { 'cache-control': 'private, no-cache' };
/** Search engines know the page by its address alone. */
const NOT_INDEXED = { 'x-robots-tag': 'noindex' };

/** What a status says to a visitor whose words were not read. */
const REASONS: Readonly<Record<number, FormRefusal>> = { 403: 'foreign', 413: 'tooLong' };

export type FormPageRouteOptions = { page: FormPage; store: LeadStore; rates: Rates };
type FormRoute = { Body: URLSearchParams | undefined };

/**
 * The form's page in one language, for whom no script runs: `GET` renders it, `POST` stores the lead with the rules and limits
 * of the API, and leads to the receipt, or shows the page again with every word. Only our own pages may post.
 */
export async function formPageRoutes(
  app: FastifyInstance,
  { page, store, rates }: FormPageRouteOptions,
): Promise<void> {
  const receiptPath = receiptPathOf(page.path);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, headers } = refuse(error, request, reply);
    const { body } = request;
    const html =
      body instanceof URLSearchParams
        ? page.form(renderingOf(readPost(body), {}, true))
        : page.refusal(REASONS[status] ?? (status < 500 ? 'unreadable' : 'busy'));
    return send(request, reply.headers(headers), html);
  });

  app.get(page.path, (request, reply) => send(request, reply, page.form(firstRendering(request))));

  app.get(receiptPath, (request, reply) => {
    const reference = (request.query as Record<string, unknown>)[REFERENCE_PARAMETER];
    if (typeof reference !== 'string' || !isReference(reference)) return reply.redirect(page.path, SEE_OTHER);
    return send(request, reply, page.receipt(reference));
  });

  app.post<FormRoute>(
    page.path,
    { bodyLimit: BODY_LIMIT_BYTES, onRequest: refuseForeign },
    async (request, reply) => {
      await rates.arrive(request.ip, 1);
      const post = readPost(request.body ?? new URLSearchParams());
      const { errors, isWhole } = checkPost(post);
      if (Object.keys(errors).length > 0) reply.code(UNPROCESSABLE);
      if (!isWhole) return send(request, reply, page.form(renderingOf(post, errors)));
      const row = rowOf(post, new Date());
      const sent = { columns: Object.keys(row), rows: [row] };
      await storeWithin(rates, request.ip, sent, store).catch((error) => {
        if (!isStoredBefore(error)) throw error;
      });
      const receipt = `${receiptPath}?${REFERENCE_PARAMETER}=${referenceOf(row.id)}`;
      // With the page's own Cross-Origin-Opener-Policy: without it WebKit leaves for another process, and Back
      // has lost what was corrected on a refused form.
      return reply.headers({ ...page.headers, ...FOR_ONE }).redirect(receipt, SEE_OTHER);
    },
  );

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    html: string | Promise<string>,
  ): Promise<FastifyReply> {
    const { bytes, headers } = await compressFor(await html, request.headers['accept-encoding']);
    reply.headers({ ...page.headers, ...FOR_ONE, ...headers });
    if (reply.statusCode !== 200 || request.url.startsWith(receiptPath)) reply.headers(NOT_INDEXED);
    return reply.send(bytes);
  }
}

/** The row of a post without errors: the same that the page's script would send. */
function rowOf(post: FormPost, now: Date) {
  const values = v.parse(leadForm, post.values);
  const id = leadIdOf(post.hidden.draft || draftIdOfDay(now), values);
  return leadFrom(values, sourceOf(post), id, now, statusOf(post, now));
}

/** What the page knows before anything is typed. It has no draft: sent again after Back, its words are the same lead. */
function firstRendering({ protocol, host, url, headers }: FastifyRequest): FormRendering {
  const address = `${protocol}://${host}${url}`;
  const referrer = headers.referer ?? '';
  return {
    hidden: {
      draft: '',
      begun_at: String(Date.now()),
      source_page: withCampaign(address, referrer),
      source_referrer: referrer,
    },
    values: valuesIn(address),
    honeypot: '',
    errors: {},
    failed: false,
  };
}

/** Refuses what a page of another site has its visitors send. A proxy may have changed our scheme and host: the browser itself knows. */
async function refuseForeign({ headers, host }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (site === 'same-origin' || (site === undefined && origin === undefined)) return;
  if (origin === undefined || !URL.canParse(origin) || new URL(origin).host !== host)
    throw refusals.foreignForm();
}
