import pg from 'pg';
import type { Query } from '../../server/database/query.ts';

/** Over so long the leads are spread: with 100,000,000 rows that is a million a day. */
export const FILLED_DAYS = 100;
const ROWS_PER_STATEMENT = 100_000;
/** Deliveries that are not done: an outbox that is being worked on. */
const WAITING = 1_000;
const FAILED = 200;

/**
 * Fills the empty, migrated `database` with `rows` leads and a delivery
 * for each, some 600 bytes wide. One in 100 is spam, one in 20 was contacted, one in
 * 10,000 was won. It needs a superuser: triggers and foreign keys rest meanwhile.
 */
export async function fillLeads(
  database: string | pg.ClientConfig,
  rows: number,
  at: (done: number) => void,
): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  const query: Query = async (statement) => (await client.query(statement)).rows;
  try {
    await query({ text: 'set session_replication_role = replica' });
    await query({ text: 'set synchronous_commit = off' });
    for (let from = 0; from < rows; from += ROWS_PER_STATEMENT) {
      await query({ text: LEADS, values: [from, Math.min(from + ROWS_PER_STATEMENT, rows) - 1, rows] });
      at(Math.min(from + ROWS_PER_STATEMENT, rows));
    }
    await query({ text: `insert into server.channels values ('webhook')` });
    await query({ text: DELIVERIES, values: [WAITING, FAILED] });
    // As autovacuum leaves the tables.
    await query({ text: 'vacuum (analyze) public.leads, server.deliveries' });
  } finally {
    await client.end();
  }
}

/** The oldest first, as they come in: rows $1 to $2 of $3. */
const LEADS = `
  insert into public.leads (
    name, email, phone, subject, assignment_type, academic_level, requirements, urgency_level,
    source_page, source_referrer, source_title, campaign_data, lead_quality_score, status, created_at, deadline
  )
  select 'Person ' || n, 'person' || n || '@' || n % 50 || '.example', '+420 777 ' || 100000 + n % 900000,
    (array['Palaeography', 'Statistics', 'Organic chemistry', 'Law'])[1 + n % 4], 'essay', 'masters',
    repeat('Some words of a request. ', 4 + (n % 20)::int), (array['low', 'medium', 'high', 'urgent'])[1 + n % 4],
    'https://www.example.org/?utm_source=source' || n % 7 || '&utm_campaign=campaign' || n % 11, 'https://search.example/',
    'Button ' || n % 9,
    jsonb_build_object('utm_source', 'source' || n % 7, 'utm_campaign', 'campaign' || n % 11), 20 * (n % 6),
    case when n % 10000 = 0 then 'won' when n % 100 = 1 then 'spam' when n % 20 = 2 then 'contacted' else 'new' end,
    moment, moment + interval '24 hours'
  from generate_series($1::bigint, $2::bigint) as n,
    lateral (select now() - (1 - (n + 1)::float8 / $3::bigint) * interval '${FILLED_DAYS} days' as moment) as at`;

const DELIVERIES = `
  insert into server.deliveries (lead_id, channel, state, attempts, next_at, sent_at, last_error, created_at)
  select id, 'webhook', state, 1, created_at, case when state = 'sent' then created_at end,
    case when state = 'failed' then 'HTTP 503' end, created_at
  from (
    select id, created_at, case when place <= $1 then 'waiting' when place <= $1::bigint + $2 then 'failed' else 'sent' end as state
    from (select id, created_at, row_number() over (order by created_at desc) as place from public.leads where status <> 'spam') as placed
  ) as stated`;
