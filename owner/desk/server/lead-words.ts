import type { Query } from '../../../server/database/query.ts';
import { DIGITS, digitsIn, WORDS } from '../../queries/filters.ts';
import { type InboxOrder, NO_ID } from '../../queries/inbox.ts';

/** So many leads have room in memory. Among more the database looks, and takes its time. */
const MAX_LEADS = 200_000;
/** A visitor's lead waits for no more than so many to be read. */
const PAGE = 2_000;
/** A lead may be there later than those that were stored after it, by so much. */
const LATE_S = 10;

/** Of each order its time, in seconds. */
type Words = { id: string; newest: number; due: number; words: string; digits: string };

/**
 * The words of all leads in memory, where a search takes a few milliseconds. The database has to
 * read the whole table: an index of parts of words would have to be paid for with each lead that comes.
 */
export type LeadWords = {
  /** Reads the words of the leads that have come since, and at first those of all. */
  read(): Promise<void>;
  /** The ids of the leads with `search` in them, in their order. `null` where the database has to look. */
  find(search: string, order: InboxOrder): Promise<string[] | null>;
  /** Forgets every word; those of the leads that are left are read anew. */
  forget(): void;
};

/** The words of the leads that `query` reaches. */
export function leadWords(query: Query): LeadWords {
  let leads = new Map<string, Words>();
  let newest = 0;
  let isRead = false;
  let areTooMany = false;
  let reading: Promise<void> | null = null;

  async function readOn(): Promise<void> {
    const into = leads;
    let [from, id]: [number, string] = [newest - LATE_S, NO_ID];
    while (into.size <= MAX_LEADS) {
      const rows = await query<Words>({ text: NEXT, values: [from, id] });
      if (into !== leads) return;
      for (const row of rows) into.set(row.id, { ...row, words: row.words.toLowerCase() });
      const last = rows.at(-1);
      if (last) [newest, id] = [last.newest, last.id];
      from = newest;
      if (rows.length < PAGE) break;
    }
    areTooMany = into.size > MAX_LEADS;
    isRead = !areTooMany;
    if (areTooMany) leads = new Map();
  }
  async function read(): Promise<void> {
    if (areTooMany) return;
    reading ??= readOn().finally(() => {
      reading = null;
    });
    return reading;
  }

  return {
    read,
    async find(search, order) {
      if (!isRead) return null;
      await read();
      // What was forgotten meanwhile is read anew by the next search.
      if (!isRead) return null;
      const [words, digits] = [search.toLowerCase(), digitsIn(search)];
      return [...leads.values()]
        .filter((lead) => lead.words.includes(words) || (digits !== null && lead.digits.includes(digits)))
        .sort((a, b) => (order === 'due' ? 1 : -1) * (a[order] - b[order] || (a.id < b.id ? -1 : 1)))
        .map(({ id }) => id);
    },
    forget() {
      leads = new Map();
      newest = 0;
      isRead = false;
      areTooMany = false;
    },
  };
}

const NEXT = `
  select id, extract(epoch from created_at)::float8 as newest, extract(epoch from deadline)::float8 as due,
    ${WORDS} as words, ${DIGITS} as digits
  from public.leads where (created_at, id) > (to_timestamp($1), $2::uuid)
  order by created_at, id limit ${PAGE}`;
