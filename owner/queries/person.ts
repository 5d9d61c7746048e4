import type { Query } from '../../server/database/query.ts';
import type { OtherLead, PersonsLead } from './lead.ts';
import { wipeErased } from './wipe-erased.ts';

/**
 * The time within which another lead of the same person counts as a new version. If the answer is
 * lost, a visitor may correct a word and send again: both leads are stored.
 */
export const EARLIER_VERSION_MINUTES = 30;
const MOST_OTHERS = 20;

/** SQL for a person's keys. Leads that share a key are from the same person. */
export const PERSON_KEYS = 'server.person_keys(email, phone)';

/** A person's newest lead, and the number of their leads. */
export type Person = { newest: string; leads: number };
type Lead = { id: string; created_at: Date; person_keys: readonly string[] };

/** The persons with more than one of `leads`. */
export function personsAmong(leads: readonly Lead[]): ReadonlyMap<string, Person> {
  const keyed = leads.flatMap((lead) => lead.person_keys.map((key) => ({ key, lead })));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  const persons = new Map<string, Person>();
  for (const { id, person_keys } of leads) {
    const same = new Set(person_keys.flatMap((key) => byKey.get(key) ?? []).map(({ lead }) => lead));
    const newest = [...same].reduce((last, lead) => (lead.created_at > last.created_at ? lead : last));
    if (same.size > 1) persons.set(id, { newest: newest.id, leads: same.size });
  }
  return persons;
}

/**
 * The leads that are earlier versions, because the same person sent another within
 * `EARLIER_VERSION_MINUTES`, with the id of the last one. Excludes spam, which could otherwise hide a
 * lead. Reads each lead stored within those minutes once.
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
        select id, created_at, person_key
        from stretches cross join lateral (
          select * from public.leads where created_at between lower(stretch) and upper(stretch)
          -- Makes PostgreSQL use the index for each stretch, instead of reading the whole table.
          offset 0
        ) as near cross join unnest(${PERSON_KEYS}) as person_key
        where status <> 'spam'
      ), versions as (
        select id, person_key, last_value(id) over (partition by person_key order by created_at range between current row
          and $2::int * interval '1 minute' following) as version
        from people
      )
      select distinct on (id) id, version from versions where id = any($1::uuid[]) and version <> id
      -- Prefers a match by email.
      order by id, position('@' in person_key) = 0`,
    values: [ids, EARLIER_VERSION_MINUTES],
  });
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Other leads of the person who sent the lead `id`, newest first. */
export function othersOfPerson(query: Query, id: string): Promise<OtherLead[]> {
  return query<OtherLead>({
    text: `with person as materialized (select ${PERSON_KEYS} as keys from public.leads where id = $1)
      select id, created_at::text, status, subject from public.leads, person
      where id <> $1 and ${PERSON_KEYS} && keys order by leads.created_at desc limit ${MOST_OTHERS}`,
    values: [id],
  });
}

/** Erasing matches only the email, not a shared phone number. */
const OF_ADDRESS = 'lower(email) = lower($1)';

/** All leads with this email, in any case, oldest first. */
export function leadsOfPerson(query: Query, email: string): Promise<PersonsLead[]> {
  return query<PersonsLead>({
    text: `select id, created_at, status,
        (select count(*)::int from server.deliveries where lead_id = leads.id) as deliveries
      from public.leads where ${OF_ADDRESS} order by created_at`,
    values: [email],
  });
}

/** Erases a person's leads with all their data, including one sent meanwhile. Returns their ids. */
export async function erasePerson(query: Query, email: string): Promise<string[]> {
  const erased = await query<{ id: string }>({
    text: `delete from public.leads where ${OF_ADDRESS} returning id`,
    values: [email],
  });
  if (erased.length > 0) await wipeErased(query);
  return erased.map(({ id }) => id);
}
