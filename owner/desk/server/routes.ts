import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Query } from '../../../server/database/query.ts';
import { changeStatuses } from '../../queries/change-status.ts';
import { csvWith, flatColumns } from '../../queries/csv.ts';
import { openDeliveries, retryDeliveries } from '../../queries/deliveries.ts';
import { filtersFrom, wholeNumber } from '../../queries/filters.ts';
import { addNote, changeWork, countLeads, inboxPage, removeNote, wholeLead } from '../../queries/inbox.ts';
import { INBOX_ORDERS, MAX_NOTE_LENGTH } from '../../queries/lead.ts';
import { leadColumns, leadPages } from '../../queries/lead-pages.ts';
import { numbersOfDays } from '../../queries/numbers.ts';
import { erasePerson, leadsOfPerson, othersOfPerson } from '../../queries/person.ts';
import type { Keys } from './keys.ts';

/** The most leads changed at once. */
const MAX_MANY = 500;
const MAX_VALUE = 1e9;
/** The longest period of numbers. */
const MAX_DAYS = 366;

const page = v.object({
  order: v.optional(v.picklist(INBOX_ORDERS), 'newest'),
  after: v.optional(
    v.pipe(v.string(), v.parseJson(), v.object({ at: v.string(), id: v.pipe(v.string(), v.uuid()) })),
  ),
});
const period = v.object({ days: wholeNumber(1, MAX_DAYS) });
const withId = v.object({ id: v.pipe(v.string(), v.uuid()) });
const note = v.object({ words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NOTE_LENGTH)) });
/** Changes of some leads at once. */
const manyOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.array(v.object({ ...withId.entries, ...entries })), v.maxLength(MAX_MANY));
const works = manyOf({
  remind_at: v.exactOptional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  value: v.exactOptional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_VALUE)))),
});
const person = v.object({ email: v.pipe(v.string(), v.minLength(1), v.maxLength(320)) });

/** The desk's API. */
export async function deskRoutes(
  app: FastifyInstance,
  { query, states, keys }: { query: Query; states: readonly string[]; keys: Keys },
): Promise<void> {
  const idOf = (params: unknown) => v.parse(withId, params).id;
  const statuses = manyOf({ status: v.picklist(states), only: v.exactOptional(v.string()) });

  app.get('/desk', async () => ({ states }));
  app.get('/counts', () => countLeads(query));
  app.get('/leads', ({ query: asked }) => {
    const { order, after } = v.parse(page, asked);
    return inboxPage(query, filtersFrom(asked), order, after);
  });
  app.get('/leads/:id', async ({ params }, reply) => {
    const found = await wholeLead(query, idOf(params));
    return found ?? reply.code(404).send({ message: 'This lead no longer exists.' });
  });
  app.get('/leads/:id/others', ({ params }) => othersOfPerson(query, idOf(params)));
  app.post('/status', ({ body }) => changeStatuses(query, v.parse(statuses, body)));
  app.post('/work', ({ body }) => changeWork(query, v.parse(works, body)));
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
  app.post('/person/erase', async ({ body }) => ({
    erased: await erasePerson(query, v.parse(person, body).email),
  }));
  app.get('/numbers', ({ query: asked }) => numbersOfDays(query, v.parse(period, asked).days));
  app.get('/deliveries', () => openDeliveries(query));
  app.post('/sign-out', async () => {
    await keys.signOutEverywhere();
    return {};
  });
  app.get('/export', async ({ query: asked }, reply) => {
    const meant = filtersFrom(asked);
    const write = csvWith(flatColumns(await leadColumns(query)), { bom: true, raw: false });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(Readable.from(write(leadPages(query, meant))));
  });
  app.setErrorHandler((error, _request, reply) => {
    if (v.isValiError(error)) {
      const [issue] = error.issues;
      return reply.code(400).send({ message: `${v.getDotPath(issue) ?? 'The request'}: ${issue.message}` });
    }
    const { statusCode = 500, message } = error as Error & { statusCode?: number };
    // Logs only the error's kind, because its message may quote a lead.
    if (statusCode >= 500)
      process.stderr.write(`The desk could not answer a request: ${(error as Error).name}\n`);
    return reply
      .code(statusCode)
      .send({ message: statusCode >= 500 ? 'The database did not answer. Try again.' : message });
  });
}
