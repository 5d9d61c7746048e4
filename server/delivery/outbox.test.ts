import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { DIGEST_PAUSE_MS, type Outbox, openChannels, outboxOf, type Parcel } from './outbox.ts';

const CHANNEL = 'email';
const PER_HOUR = 2;
const MANY = 10;

describe('an outbox with an hourly limit', () => {
  const open = openForTests(POSTGRES);
  let outbox: Outbox;
  beforeAll(async () => {
    outbox = outboxOf(open.database, CHANNEL, PER_HOUR);
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

  const claim = () => outbox.claim(MANY);
  const sizeOf = ({ attempts }: Parcel) => attempts.length;
  /** Claims what is due. Returns the number of leads in each email. */
  const sizes = async () => (await claim()).map(sizeOf);
  const moveLastDigest = (time: string) =>
    open.asOwner(`update server.channels set digest_at = digest_at ${time}`);

  it('claims up to the limit one by one and the rest as a digest, and again after an hour', async () => {
    await store(5);
    const claimed = await claim();
    expect(claimed.map(sizeOf)).toEqual([1, 1, 3]);
    await store(2);
    expect(await sizes()).toEqual([]);
    for (const parcel of claimed) await outbox.markSent(parcel);
    expect(await sizes()).toEqual([]);
    await open.asOwner(`update server.deliveries set sent_at = sent_at - interval '1 hour'`);
    expect(await sizes()).toEqual([1, 1]);
  });

  it('claims the next digest after the pause', async () => {
    await store(5);
    expect(await sizes()).toEqual([1, 1, 3]);
    await store(4);
    await moveLastDigest(`- interval '${DIGEST_PAUSE_MS - 60_000} milliseconds'`);
    expect(await sizes()).toEqual([]);
    await moveLastDigest(`- interval '1 minute'`);
    expect(await sizes()).toEqual([4]);
  });

  it('holds nothing back after a clock that was a day ahead', async () => {
    await store(5);
    for (const parcel of await claim()) await outbox.markSent(parcel);
    await open.asOwner(`update server.deliveries set sent_at = sent_at + interval '1 day'`);
    await moveLastDigest(`+ interval '1 day'`);
    await store(4);
    expect(await sizes()).toEqual([1, 1, 2]);
    await open.asOwner(
      `update server.deliveries set state = 'waiting', next_at = now() + interval '1 day' where state = 'sending'`,
    );
    expect(await sizes()).toEqual([1, 1]);
  });

  it('does not mark deliveries that another process has claimed since', async () => {
    await store(4);
    const digest = (await claim()).find(({ attempts }) => attempts.length === 2);
    const [taken] = digest?.attempts ?? [];
    if (!digest || !taken) throw new Error('Two leads go together.');
    await open.asOwner('update server.deliveries set attempts = 2 where lead_id = $1', [taken.leadId]);
    await outbox.markRefused(digest, 'SMTP 450', 0);
    const states = await open.asOwner(
      'select state, attempts, last_error from server.deliveries where lead_id = any ($1) order by attempts',
      [digest.attempts.map(({ leadId }) => leadId)],
    );
    expect(states).toEqual([
      { state: 'waiting', attempts: 1, last_error: 'SMTP 450' },
      { state: 'sending', attempts: 2, last_error: null },
    ]);
  });
});
