import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { URGENCIES, valuesOf } from '../../../lead/options.ts';
import { TRIGGER_TYPES } from '../../../lead/source.ts';
import type { Query } from '../../../server/database/query.ts';
import { csvWith } from '../../cli/lead-writers.ts';
import { changeStatus } from '../../queries/change-status.ts';
import { filterValues } from '../../queries/filters.ts';
import {
  addNote,
  countByStatus,
  INBOX_ORDERS,
  inboxPage,
  inboxPageAmong,
  MAX_NOTE_LENGTH,
  othersOfPerson,
  removeNote,
  wholeLead,
} from '../../queries/inbox.ts';
import { flatColumns } from '../../queries/lead-columns.ts';
import { leadColumns, leadPages } from '../../queries/lead-pages.ts';
import { firstContact, numbersOf } from '../../queries/numbers.ts';
import { erasePerson, leadsOfPerson } from '../../queries/person.ts';
import { retryDeliveries } from '../../queries/retry-deliveries.ts';
import { leadWords } from './lead-words.ts';

/** The most deliveries that are listed, those that failed first. */
const MAX_DELIVERIES = 500;

const text = v.optional(v.pipe(v.string(), v.maxLength(200)));
const moment = v.pipe(
  v.string(),
  v.transform((value) => new Date(value)),
  v.date('must be a time'),
);
const filters = {
  status: text,
  button: text,
  campaign: text,
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  urgency: v.optional(v.picklist(valuesOf(URGENCIES))),
  score: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(100))),
  trigger: v.optional(v.picklist(TRIGGER_TYPES)),
  hour: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(167))),
  contact: v.optional(v.picklist(['noted'])),
  /** States that are left out, with commas between them. */
  without: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',')),
    ),
  ),
  since: v.optional(moment),
  until: v.optional(moment),
};
const listed = v.object({
  ...filters,
  order: v.optional(v.picklist(Object.keys(INBOX_ORDERS) as (keyof typeof INBOX_ORDERS)[]), 'newest'),
  after: v.optional(
    v.pipe(v.string(), v.parseJson(), v.object({ at: v.string(), id: v.pipe(v.string(), v.uuid()) })),
  ),
});
const exported = v.object(filters);
const period = v.object({ since: moment, until: moment });
const withId = v.object({ id: v.pipe(v.string(), v.uuid()) });
const note = v.object({ words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NOTE_LENGTH)) });
const person = v.object({ email: v.pipe(v.string(), v.minLength(1), v.maxLength(320)) });

/** What the desk's page asks of the leads that `query` reaches, below the prefix of `app`. */
export async function deskRoutes(
  app: FastifyInstance,
  { query, states }: { query: Query; states: readonly string[] },
): Promise<void> {
  const words = leadWords(query);
  // They are there by the time that somebody has opened the address.
  app.addHook('onReady', async () => void words.read().catch(() => {}));
  const idOf = (params: unknown) => v.parse(withId, params).id;
  const stated = v.object({
    status: v.picklist(states),
    only: v.optional(v.nullable(v.string())),
  });

  app.get('/desk', async () => {
    const [site] = await query<{ time_zone: string }>({ text: 'select time_zone from server.site' });
    return { states, timeZone: site?.time_zone ?? 'UTC' };
  });
  app.get('/counts', () => countByStatus(query));
  app.get('/leads', async ({ query: asked }) => {
    const { order, after, search, ...filters } = v.parse(listed, asked);
    const ids = search ? await words.find(search, order) : null;
    // The next search finds them read.
    if (ids === null) words.read().catch(() => {});
    return ids === null
      ? inboxPage(query, filterValues({ ...filters, search }, states), order, after)
      : inboxPageAmong(query, (some) => filterValues({ ...filters, ids: some }, states), order, ids, after);
  });
  app.get('/leads/:id', async ({ params }, reply) => {
    const found = await wholeLead(query, idOf(params));
    return found ?? reply.code(404).send({ message: 'This lead is not there any more.' });
  });
  app.get('/leads/:id/others', ({ params }) => othersOfPerson(query, idOf(params)));
  app.post('/leads/:id/status', async ({ params, body }) => {
    const { status, only } = v.parse(stated, body);
    return { change: await changeStatus(query, idOf(params), status, only ?? null) };
  });
  app.post('/leads/:id/notes', ({ params, body }) => addNote(query, idOf(params), v.parse(note, body).words));
  app.delete('/notes/:id', async ({ params }) => {
    await removeNote(query, idOf(params));
    return {};
  });
  app.post('/leads/:id/retry', async ({ params }) => ({
    retried: await retryDeliveries(query, idOf(params)),
  }));
  app.post('/retry', async () => ({ retried: await retryDeliveries(query, null) }));
  app.post('/person', ({ body }) => leadsOfPerson(query, v.parse(person, body).email));
  app.post('/person/erase', async ({ body }) => {
    const erased = await erasePerson(query, v.parse(person, body).email);
    words.forget();
    return { erased };
  });
  app.get('/first-contact', ({ query: asked }) => firstContact(query, v.parse(period, asked)));
  app.get('/numbers', ({ query: asked }) => numbersOf(query, v.parse(period, asked)));
  app.get('/deliveries', async () => {
    const [counts] = await query<{ open: number; failed: number }>({
      text: `select count(*)::int as open, count(*) filter (where state = 'failed')::int as failed
        from server.deliveries where state <> 'sent'`,
    });
    const rows = await query({
      text: `select deliveries.*, name from server.deliveries join public.leads on lead_id = id
        where state <> 'sent' order by (state = 'failed') desc, deliveries.created_at desc limit ${MAX_DELIVERIES}`,
    });
    return { ...counts, rows };
  });
  app.get('/export', async ({ query: asked }, reply) => {
    const values = filterValues(v.parse(exported, asked), states);
    const write = csvWith(flatColumns(await leadColumns(query)), { bom: true, raw: false, harmless: false });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(Readable.from(write(leadPages(query, values))));
  });
  app.setErrorHandler((error, _request, reply) => {
    if (v.isValiError(error)) {
      const [issue] = error.issues;
      return reply.code(400).send({ message: `${v.getDotPath(issue) ?? 'The request'}: ${issue.message}` });
    }
    const { statusCode = 500, message } = error as Error & { statusCode?: number };
    // What broke is told where the desk was started, by its kind alone.
    if (statusCode >= 500) process.stderr.write(`The desk could not answer: ${(error as Error).name}\n`);
    return reply
      .code(statusCode)
      .send({ message: statusCode >= 500 ? 'The database did not answer. Try again.' : message });
  });
}
