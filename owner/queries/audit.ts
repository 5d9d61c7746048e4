import type { Query } from '../../server/database/query.ts';
import { conditionFor, type Filters } from './filters.ts';
import type { AuditEntry } from './lead.ts';

/** Reading a lead again within this time is the same reading: the desk fetches an open lead every few seconds. */
const SAME_READING_MINUTES = 10;
const MOST_LISTED = 500;

/** Records that `person` opened the desk, or read the lead `id`. */
export async function recordReading(query: Query, person: string, id: string | null = null): Promise<void> {
  await query({
    text: `insert into server.audit (person, action, lead_id)
      select $1, case when $2::uuid is null then 'opened' else 'read' end, $2
      where not exists (
        select from server.audit where at > now() - $3::int * interval '1 minute'
          and person = $1 and action in ('opened', 'read') and lead_id is not distinct from $2
      )`,
    values: [person, id, SAME_READING_MINUTES],
  });
}

/** Records that `person` exported the filtered leads. */
export async function recordExport(query: Query, person: string, filters: Filters): Promise<void> {
  const { condition, values } = conditionFor(filters);
  await query({
    text: `insert into server.audit (person, action, leads)
      select $${values.length + 1}, 'exported', count(*) from public.leads where ${condition}`,
    values: [...values, person],
  });
}

/** Records that `person` erased the leads `ids`. */
export async function recordErasure(query: Query, person: string, ids: readonly string[]): Promise<void> {
  await query({
    text: `insert into server.audit (person, action, lead_id) select $1, 'erased', unnest($2::uuid[])`,
    values: [person, ids],
  });
}

/** The last entries of the audit, newest first. */
export function lastAudited(query: Query): Promise<AuditEntry[]> {
  return query<AuditEntry>({
    text: `select at::text, person, action, lead_id, leads, name from server.audit
      left join public.leads on id = lead_id order by at desc limit ${MOST_LISTED}`,
  });
}

/** Everyone who has opened the desk. */
export async function peopleOf(query: Query): Promise<string[]> {
  const people = await query<{ person: string }>({
    text: `select distinct person from server.audit where action = 'opened' order by person`,
  });
  return people.map(({ person }) => person);
}
