import type { Query } from '../../server/database/query.ts';
import { Refusal, UsageError } from './errors.ts';

const LOWEST = '00000000-0000-0000-0000-000000000000';
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Characters of an id shown in receipts and tables. */
const SHOWN_LENGTH = 8;
const MIN_LENGTH = 4;
const LISTED = 5;

/** The id of the only lead whose id starts with `start`. Throws a `Refusal` if there is none, or more than one. */
export async function leadIdFrom(query: Query, start: string): Promise<string> {
  const begin = start.toLowerCase();
  const lowest = begin + LOWEST.slice(begin.length);
  if (begin.length < MIN_LENGTH || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(lowest))
    throw new UsageError(
      `"${start}" is not a lead's id. Give the full id, or at least its first ${MIN_LENGTH} characters.`,
    );
  const found = await query<{ id: string }>({
    text: 'select id from public.leads where id between $1 and $2 order by id limit $3',
    values: [lowest, begin + HIGHEST.slice(begin.length), LISTED],
  });
  const [lead, another] = found;
  if (!lead) throw new Refusal(`No lead has the id ${start}.`);
  if (another)
    throw new Refusal(
      `Several ids start with ${start}: ${found.map(({ id }) => id).join(', ')}. Give more characters.`,
    );
  return lead.id;
}

export function shortId(id: string): string {
  return id.slice(0, SHOWN_LENGTH);
}
