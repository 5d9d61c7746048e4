import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import {
  JITTER,
  LONGEST_PAUSE_MS,
  MAX_ATTEMPTS,
  type Outbox,
  openChannels,
  outboxOf,
  retrySchedule,
} from './outbox.ts';

const CHANNEL = 'email';
const MANY = 10;

describe('an outbox', () => {
  const open = openForTests(POSTGRES);
  let outbox: Outbox;
  beforeAll(async () => {
    outbox = outboxOf(open.database, CHANNEL);
  });
  afterEach(async () => {
    await open.asOwner('delete from public.leads');
    await openChannels(open.database, []);
  });

  async function store(count: number): Promise<void> {
    await openChannels(open.database, [CHANNEL]);
    await open.asOwner(
      'insert into public.leads select * from json_populate_recordset(null::public.leads, $1)',
      [JSON.stringify(Array.from({ length: count }, () => leadRow()))],
    );
  }

  it('holds nothing back after a clock that was a day ahead', async () => {
    await store(2);
    expect(await outbox.claim(MANY)).toHaveLength(2);
    expect(await outbox.claim(MANY)).toEqual([]);
    await open.asOwner(
      `update server.deliveries set state = 'waiting', next_at = now() + interval '1 day' where state = 'sending'`,
    );
    expect(await outbox.claim(MANY)).toHaveLength(2);
  });

  it('does not mark deliveries that another process has claimed since', async () => {
    await store(2);
    const [first, second] = await outbox.claim(MANY);
    if (!first || !second) throw new Error('Two leads are due.');
    await open.asOwner('update server.deliveries set attempts = 2 where lead_id = $1', [first.lead.id]);
    await outbox.markRefused(first, 'SMTP 450');
    await outbox.markRefused(second, 'SMTP 450');
    expect(
      await open.asOwner('select state, attempts, last_error from server.deliveries order by attempts'),
    ).toEqual([
      { state: 'waiting', attempts: 1, last_error: 'SMTP 450' },
      { state: 'sending', attempts: 2, last_error: null },
    ]);
  });
});

const MS_PER_HOUR = 3_600_000;
const FIRST_PAUSE_MS = 5_000;

const pausesWith = (chance: number) =>
  Array.from({ length: MAX_ATTEMPTS - 1 }, (_, failed) => retrySchedule(failed + 1, chance) ?? 0);

it('pauses double from seconds to hours with jitter, last between one and two days, and end', () => {
  const pauses = pausesWith(0);
  expect(pauses).toEqual(pauses.map((_, index) => Math.min(FIRST_PAUSE_MS * 2 ** index, LONGEST_PAUSE_MS)));
  expect(pausesWith(0.5)).toEqual(pauses.map((pause) => pause * (1 + JITTER / 2)));
  const hours = (chance: number) => pausesWith(chance).reduce((sum, pause) => sum + pause) / MS_PER_HOUR;
  expect(hours(0)).toBeGreaterThan(24);
  expect(hours(1)).toBeLessThan(48);
  expect([0, 1].map((more) => retrySchedule(MAX_ATTEMPTS + more, 0))).toEqual([null, null]);
});
