import type { Query } from '../../server/database/query.ts';
import { shortId } from './lead-id.ts';

/**
 * How long after a lead another one of the same person counts as its next version. A visitor whose
 * answer was lost may correct a word and send again: both are stored, with an id each.
 */
export const EARLIER_VERSION_MINUTES = 30;

/**
 * Which of the leads with these ids are earlier versions: the same person, by e-mail address or by the
 * digits of the phone number, sent another one within `EARLIER_VERSION_MINUTES`. Gives the id of the last
 * such one. Spam is no version of anything: whoever sends it could hide a lead behind it.
 * It reads what was stored within those minutes after the leads, once, however many it is.
 */
export async function earlierVersions(
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ id: string; version: string }>({
    text: `
      with stretches as (
        select unnest(range_agg(tstzrange(created_at, created_at + $2::int * interval '1 minute', '[]'))) as stretch
        from public.leads where id = any($1::uuid[])
      ), people as (
        select id, created_at, lower(email) as email,
          coalesce(nullif(regexp_replace(phone, '\\D', '', 'g'), ''), id::text) as phone
        from stretches cross join lateral (
          select * from public.leads where created_at between lower(stretch) and upper(stretch)
          -- Keeps PostgreSQL from reading the whole table for all stretches at once, instead of the index for each.
          offset 0
        ) as near
        where status <> 'spam'
      ), versions as (
        select id,
          nullif(last_value(id) over (partition by email order by created_at range between current row
            and $2::int * interval '1 minute' following), id) as by_email,
          nullif(last_value(id) over (partition by phone order by created_at range between current row
            and $2::int * interval '1 minute' following), id) as by_phone
        from people
      )
      select id, coalesce(by_email, by_phone) as version
      from versions where id = any($1::uuid[]) and coalesce(by_email, by_phone) is not null`,
    values: [ids, EARLIER_VERSION_MINUTES],
  });
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** What a reader is told of a lead with a later version; nothing where it has none. */
export function versionNote(version: string | null): string {
  return version === null ? '' : `earlier version of ${shortId(version)}`;
}
