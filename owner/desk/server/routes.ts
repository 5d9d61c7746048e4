import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Query } from '../../../server/database/query.ts';
import { lastAudited, peopleOf, recordErasure, recordExport, recordReading } from '../../queries/audit.ts';
import { changeStatuses } from '../../queries/change-status.ts';
import { csvWith, flatColumns } from '../../queries/csv.ts';
import { openDeliveries, retryDeliveries } from '../../queries/deliveries.ts';
import { filtersFrom, wholeNumber } from '../../queries/filters.ts';
import {
  addNote,
  answer,
  changeWork,
  countLeads,
  inboxPage,
  removeNote,
  stopAnswering,
  wholeLead,
} from '../../queries/inbox.ts';
import { INBOX_ORDERS, MAX_NOTE_LENGTH } from '../../queries/lead.ts';
import { leadColumns, leadPages } from '../../queries/lead-pages.ts';
import { numbersOfDays } from '../../queries/numbers.ts';
import { erasePerson, leadsOfPerson, othersOfPerson } from '../../queries/person.ts';
import type { Door } from './doors.ts';

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
const answering = v.object({ isTakenOver: v.boolean() });
const note = v.object({ words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NOTE_LENGTH)) });
/** Changes of some leads at once. */
const manyOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.array(v.object({ ...withId.entries, ...entries })),
    v.maxLength(MAX_MANY, `choose at most ${MAX_MANY} leads`),
  );
const works = manyOf({
  remind_at: v.exactOptional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  assignee: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))),
  value: v.exactOptional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_VALUE)))),
});
const visitor = v.object({ email: v.pipe(v.string(), v.minLength(1), v.maxLength(320)) });

/** The desk's API. */
export async function deskRoutes(
  app: FastifyInstance,
  { query, states, door }: { query: Query; states: readonly string[]; door: Door },
): Promise<void> {
  const idOf = (params: unknown) => v.parse(withId, params).id;
  const statuses = manyOf({ status: v.picklist(states), only: v.exactOptional(v.string()) });

  app.get('/desk', async ({ person }) => {
    if (person) await recordReading(query, person);
    return { states, person, people: person ? await peopleOf(query) : [] };
  });
  app.get('/counts', () => countLeads(query));
  app.get('/leads', ({ query: asked }) => {
    const { order, after } = v.parse(page, asked);
    return inboxPage(query, filtersFrom(asked), order, after);
  });
  app.get('/leads/:id', async ({ params, person }, reply) => {
    const found = await wholeLead(query, idOf(params));
    if (found && person) await recordReading(query, person, found.lead.id);
    return found ?? reply.code(404).send({ message: 'This lead no longer exists.' });
  });
  app.get('/leads/:id/others', ({ params }) => othersOfPerson(query, idOf(params)));
  app.post('/status', ({ body, person }) => changeStatuses(query, v.parse(statuses, body), person || null));
  app.post('/work', ({ body }) => changeWork(query, v.parse(works, body)));
  app.post('/leads/:id/answer', async ({ params, body, person }) => ({
    isMine: await answer(query, idOf(params), person, v.parse(answering, body).isTakenOver),
  }));
  app.delete('/leads/:id/answer', async ({ params, person }) => {
    await stopAnswering(query, idOf(params), person);
    return {};
  });
  app.post('/leads/:id/notes', ({ params, body, person }) =>
    addNote(query, idOf(params), v.parse(note, body).words, person || null),
  );
  app.delete('/notes/:id', async ({ params }) => {
    await removeNote(query, idOf(params));
    return {};
  });
  app.post('/leads/:id/retry', async ({ params }) => ({
    retried: await retryDeliveries(query, idOf(params)),
  }));
  app.post('/retry', async () => ({ retried: await retryDeliveries(query, null) }));
  app.post('/person', ({ body }) => leadsOfPerson(query, v.parse(visitor, body).email));
  app.post('/person/erase', async ({ body, person }) => {
    const erased = await erasePerson(query, v.parse(visitor, body).email);
    if (person) await recordErasure(query, person, erased);
    return { erased };
  });
  app.get('/numbers', ({ query: asked }) => numbersOfDays(query, v.parse(period, asked).days));
  app.get('/deliveries', () => openDeliveries(query));
  app.get('/audit', () => lastAudited(query));
  app.post('/sign-out', async () => {
    await door.keys?.signOutEverywhere();
    return {};
  });
  app.get('/export', async ({ query: asked, person }, reply) => {
    const meant = filtersFrom(asked);
    if (person) await recordExport(query, person, meant);
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
