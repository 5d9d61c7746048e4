import { CAMPAIGN, conditionFor, oneOf, wholeNumber } from '../../queries/filters.ts';
import { soonness } from '../../queries/moment.ts';
import {
  EARLIER_VERSION_MINUTES,
  earlierVersions,
  PERSON_KEYS,
  type Person,
  personsAmong,
} from '../../queries/person.ts';
import { command } from '../command.ts';
import { FILTER_OPTIONS, filtersAmong } from '../filter-options.ts';
import { shortId } from '../lead-id.ts';
import type { Columns, Whole } from '../terminal/table.ts';

export const DEFAULT_LIMIT = 50;
export const MAX_LIMIT = 1_000;

/** `due` lists open deadlines before late ones, each nearest first. */
const SORTS = {
  arrival: 'created_at desc, id desc',
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
  campaign: string;
  person_keys: string[];
};
type Listed = Omit<Found, 'person_keys'> & {
  /** The id of the request's last version, unless it is this lead. */
  earlier_version_of: string | null;
  /** The newest listed lead of the same person, and their number; `null` if it is the only one. */
  same_person: Person | null;
};

function columnsAt(now: Date): Columns<Listed> {
  const whole = (text: string): Whole => ({ whole: text });
  return {
    id: ({ id }) => whole(shortId(id)),
    due: ({ deadline }) => deadline,
    left: ({ deadline }) => whole(soonness(deadline, now)),
    urgency: ({ urgency_level }) => whole(urgency_level),
    // Also visible on a narrow terminal, which has no room for the note.
    name: ({ name, same_person }) => (same_person ? `${same_person.leads}× ${name}` : name),
    phone: ({ phone }) => whole(phone),
    status: ({ status }) => status,
    note: ({ id, earlier_version_of, same_person }) =>
      earlier_version_of ? versionNote(earlier_version_of) : same_person && personNote(id, same_person),
    subject: ({ subject }) => subject,
    email: ({ email }) => whole(email),
    quality: ({ lead_quality_score }) => lead_quality_score,
    created: ({ created_at }) => created_at,
    source: ({ source_title }) => source_title,
    campaign: ({ campaign }) => campaign,
  };
}

export const list = command({
  name: 'list',
  words: [],
  says: `lists leads, newest first; marks leads from the same person, and earlier versions within ${EARLIER_VERSION_MINUTES} minutes`,
  options: {
    ...FILTER_OPTIONS,
    sort: {
      takes: 'ORDER',
      says: 'arrival (newest first) or due (soonest first) [arrival]',
      reads: oneOf(['arrival', 'due']),
    },
    limit: {
      takes: 'N',
      says: `lists at most N [${DEFAULT_LIMIT}]`,
      reads: wholeNumber(1, MAX_LIMIT),
    },
  },
  async run({ query, terminal, now, settings }, { sort = 'arrival', limit = DEFAULT_LIMIT, json, ...given }) {
    const filters = filtersAmong(given, settings.LEAD_STATES);
    const { condition, values } = conditionFor(filters);
    const found = await query<Found>({
      text: `select id, created_at, deadline, urgency_level, status, lead_quality_score, name, email, phone,
          subject, source_title, ${CAMPAIGN} as campaign, ${PERSON_KEYS} as person_keys
        from public.leads where ${condition} order by ${SORTS[sort]} limit $${values.length + 1}`,
      values: [...values, limit + 1],
    });
    const hasMore = found.splice(limit).length > 0;
    const versions = await earlierVersions(
      query,
      found.map(({ id }) => id),
    );
    const persons = personsAmong(found);
    const rows = found.map(
      ({ person_keys: _, ...lead }): Listed => ({
        ...lead,
        earlier_version_of: versions.get(lead.id) ?? null,
        same_person: persons.get(lead.id) ?? null,
      }),
    );
    if (json) return terminal.json(rows);
    terminal.table(columnsAt(now), rows);
    if (hasMore) terminal.note(`Only the first ${limit}. --limit lists more.`);
  },
});

/** The note on a lead with a later version. */
export const versionNote = (version: string): string => `earlier version of ${shortId(version)}`;

/** The note on a lead whose person sent others. */
function personNote(id: string, { newest, leads }: Person): string {
  return newest === id ? `newest of ${leads}, same person` : `same person as ${shortId(newest)}`;
}
