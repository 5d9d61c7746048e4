import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

/** Each half is read from an index of its own: what was sent is never looked at. */
const DEPTH = `
  select channel, state, count(*)::int as value from server.deliveries
  where state in ('waiting', 'sending') group by channel, state
  union all
  select channel, state, count(*)::int from server.deliveries
  where state = 'failed' group by channel, state`;
/** Of what the workers send: not what somebody has called spam, nor what is for a channel that is gone. */
const AGE = `
  select channel, extract(epoch from now() - min(deliveries.created_at))::float8 as value
  from server.deliveries join server.channels on channels.name = channel
  join public.leads on leads.id = lead_id
  where state in ('waiting', 'sending') and leads.status <> 'spam' group by channel`;

type Figure = { value: number; [label: string]: string | number };

/** Adds to `registry` what the outbox in `database` holds each time it is read. All servers on one database show the same. */
export function watchOutbox(registry: Registry, database: Database): void {
  const figures = [
    {
      name: 'outbox_deliveries',
      help: 'Deliveries of leads that are waiting, on their way, or given up.',
      labelNames: ['channel', 'state'],
      text: DEPTH,
    },
    {
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest delivery that is to be sent. Missing where there is none.',
      labelNames: ['channel'],
      text: AGE,
    },
  ];
  for (const { text, ...gauge } of figures) {
    new Gauge({
      ...gauge,
      registers: [registry],
      async collect() {
        this.reset();
        // Where the database is away its figures are missing, and all others still come.
        const rows = await database.asOwner<Figure>({ text }).catch(() => []);
        for (const { value, ...labels } of rows) this.set(labels, value);
      },
    });
  }
}
