import type { Query } from '../../server/database/query.ts';
import type { OtherLead, PersonsLead } from './lead.ts';
import { wipeErased } from './wipe-erased.ts';

/**
 * How long after a lead another one of the same person counts as its next version. A visitor whose
 * answer was lost may correct a word and send again: both are stored, with an id each.
 */
export const EARLIER_VERSION_MINUTES = 30;
const MOST_OTHERS = 20;

/** By what the person who sent a lead is known. Two leads that share a key are the same person's. */
export const PERSON_KEYS = 'server.person_keys(email, phone)';

/** The newest of a person's leads, and how many they are. */
export type Person = { newest: string; leads: number };
type Lead = { id: string; created_at: Date; person_keys: readonly string[] };

/** Which of `leads` come from a person with more than one of them. One lead may join two others by a key each. */
export function personsAmong(leads: readonly Lead[]): ReadonlyMap<string, Person> {
  const groups = new Map<string, Set<Lead>>();
  for (const lead of leads) {
    const [group = new Set<Lead>(), ...others] = new Set(
      lead.person_keys.flatMap((key) => groups.get(key) ?? []),
    );
    group.add(lead);
    for (const key of lead.person_keys) groups.set(key, group);
    for (const member of others.flatMap((other) => [...other])) {
      group.add(member);
      for (const key of member.person_keys) groups.set(key, group);
    }
  }
  const persons = [...new Set(groups.values())].filter(({ size }) => size > 1);
  return new Map(
    persons.flatMap((group) => {
      const newest = [...group].reduce((last, lead) => (lead.created_at > last.created_at ? lead : last));
      return [...group].map(({ id }) => [id, { newest: newest.id, leads: group.size }] as const);
    }),
  );
}

/**
 * Which of the leads with these ids are earlier versions: the same person sent another one within
 * `EARLIER_VERSION_MINUTES`. Gives the id of the last such one. Spam is no version of anything:
 * whoever sends it could hide a lead behind it. It reads what was stored within those minutes after
 * the leads, once, however many it is.
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
          -- Keeps PostgreSQL from reading the whole table for all stretches at once, instead of the index for each.
          offset 0
        ) as near cross join unnest(${PERSON_KEYS}) as person_key
        where status <> 'spam'
      ), versions as (
        select id, person_key, last_value(id) over (partition by person_key order by created_at range between current row
          and $2::int * interval '1 minute' following) as version
        from people
      )
      select distinct on (id) id, version from versions where id = any($1::uuid[]) and version <> id
      -- What the address says comes first.
      order by id, position('@' in person_key) = 0`,
    values: [ids, EARLIER_VERSION_MINUTES],
  });
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** The other leads of the person who sent the lead `id`, the newest first. */
export function othersOfPerson(query: Query, id: string): Promise<OtherLead[]> {
  return query<OtherLead>({
    text: `with person as materialized (select ${PERSON_KEYS} as keys from public.leads where id = $1)
      select id, created_at::text, status, subject from public.leads, person
      where id <> $1 and ${PERSON_KEYS} && keys order by leads.created_at desc limit ${MOST_OTHERS}`,
    values: [id],
  });
}

/** Erasing takes what was sent with an address, and nothing that only shares a phone number with it. */
const OF_ADDRESS = 'lower(email) = lower($1)';

/** All leads that were sent with this address, in whatever case, the oldest first. */
export function leadsOfPerson(query: Query, email: string): Promise<PersonsLead[]> {
  return query<PersonsLead>({
    text: `select id, created_at, status,
        (select count(*)::int from server.deliveries where lead_id = leads.id) as deliveries
      from public.leads where ${OF_ADDRESS} order by created_at`,
    values: [email],
  });
}

/** Erases them, one that was sent meanwhile too, with all that belongs to them. Gives their ids. */
export async function erasePerson(query: Query, email: string): Promise<string[]> {
  const erased = await query<{ id: string }>({
    text: `delete from public.leads where ${OF_ADDRESS} returning id`,
    values: [email],
  });
  if (erased.length > 0) await wipeErased(query);
  return erased.map(({ id }) => id);
}
