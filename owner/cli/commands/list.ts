import type { Query } from '../../../server/database/query.ts';
import { EARLIER_VERSION_MINUTES, earlierVersions, versionNote } from '../../queries/earlier-versions.ts';
import { FILTER_COUNT, FILTERS, filterValues, MATCHES } from '../../queries/filters.ts';
import { shortId } from '../../queries/lead-id.ts';
import { type Person, personNote, samePerson } from '../../queries/same-person.ts';
import { noteUnknownState } from '../../queries/states.ts';
import { command } from '../command.ts';
import { oneOf, valued, wholeNumber } from '../option.ts';
import type { Columns, Whole } from '../terminal/table.ts';
import { soonness } from '../terminal/times.ts';

export const DEFAULT_LIMIT = 50;
export const MAX_LIMIT = 10_000;
/** As many are counted at the most: to count millions would take longer than to list some. */
const MAX_COUNTED = 10_000;

const CONTACTS = ['phone', 'email', 'both'] as const;
type Contact = (typeof CONTACTS)[number];

const NEWEST_FIRST = 'created_at desc, id desc';
/** What is still to come before what is late, and of both the nearest to now. */
const SORTS = {
  arrival: NEWEST_FIRST,
  due: `deadline < now(), abs(extract(epoch from deadline - now())), id`,
};

type Found = {
  id: string;
  created_at: Date;
  deadline: Date;
  urgency_level: string;
  status: string;
  lead_quality_score: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  source_title: string;
};
type Listed = Found & {
  /** The id of the last version of this request, where it is not this lead. */
  earlier_version_of: string | null;
  /** The newest of the listed leads of the same person, and how many they are; `null` where it is the only one. */
  same_person: Person | null;
};

function columnsFor(contact: Contact, now: Date): Columns<Listed> {
  const whole = (text: string): Whole => ({ whole: text });
  return {
    id: ({ id }) => whole(shortId(id)),
    due: ({ deadline }) => deadline,
    left: ({ deadline }) => whole(soonness(deadline, now)),
    urgency: ({ urgency_level }) => whole(urgency_level),
    // Seen on a narrow terminal too, which has no room for the note.
    name: ({ name, same_person }) => (same_person ? `${same_person.leads}× ${name}` : name),
    ...(contact !== 'email' && { phone: ({ phone }: Listed) => whole(phone) }),
    ...(contact !== 'phone' && { email: ({ email }: Listed) => whole(email) }),
    status: ({ status }) => status,
    note: (lead) => versionNote(lead.earlier_version_of) || personNote(lead.id, lead.same_person),
    subject: ({ subject }) => subject,
    quality: ({ lead_quality_score }) => lead_quality_score,
    created: ({ created_at }) => created_at,
    source: ({ source_title }) => source_title,
  };
}

export const list = command({
  name: 'list',
  words: [],
  says: `lists leads, the newest first; notes which of a person's leads within ${EARLIER_VERSION_MINUTES} minutes are earlier versions, and which of the listed leads are the same person's`,
  options: {
    ...FILTERS,
    sort: valued('ORDER', 'arrival, the newest first, or due, the nearest first', oneOf(['arrival', 'due'])),
    contact: valued('WHICH', 'shows phone, email or both; phone if left out', oneOf(CONTACTS)),
    limit: valued('N', `at most so many, instead of ${DEFAULT_LIMIT}`, wholeNumber(1, MAX_LIMIT)),
  },
  async run(
    { query, terminal, now, settings },
    { sort = 'arrival', contact = 'phone', limit = DEFAULT_LIMIT, json, ...filters },
  ) {
    const values = filterValues(filters, settings.LEAD_STATES);
    const found = await query<Found>({
      text: `select id, created_at, deadline, urgency_level, status, lead_quality_score, name, email, phone,
          subject, source_title
        from public.leads where ${MATCHES} order by ${SORTS[sort]} limit $${FILTER_COUNT + 1}`,
      values: [...values, limit],
    });
    const versions = await earlierVersions(
      query,
      found.map(({ id }) => id),
    );
    const persons = samePerson(found);
    const rows = found.map((lead) => ({
      ...lead,
      earlier_version_of: versions.get(lead.id) ?? null,
      same_person: persons.get(lead.id) ?? null,
    }));
    if (json) return terminal.json(rows);
    terminal.table(columnsFor(contact, now), rows);
    if (rows.length === limit) terminal.note(`${limit} of ${await countedLeads(query, values)}.`);
    if (rows.length === 0) noteUnknownState(filters.status, settings.LEAD_STATES, terminal);
  },
});

/** How many leads match, by the index of times: the table is not read as a whole. */
async function countedLeads(query: Query, values: readonly unknown[]): Promise<string> {
  const [counted] = await query<{ leads: number }>({
    text: `select count(*)::int as leads from (
        select from public.leads where ${MATCHES} order by ${NEWEST_FIRST} limit $${FILTER_COUNT + 1}
      ) as counted`,
    values: [...values, MAX_COUNTED + 1],
  });
  const leads = counted?.leads ?? 0;
  return leads > MAX_COUNTED ? `more than ${MAX_COUNTED.toLocaleString('en')}` : String(leads);
}
