import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { DIGEST_LINES, DIGEST_PAUSE_MS, type Outbox, openChannels, outboxOf, type Parcel } from './outbox.ts';

const CHANNEL = 'email';
const PER_HOUR = 2;
const LEASE_MS = 90_000;
const MANY = 10;

describe('the outbox with a number of leads an hour', () => {
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

  const claim = () => outbox.claim(MANY, LEASE_MS);
  const sizeOf = (parcel: Parcel | null) => parcel?.attempts.length ?? null;
  const digest = async () => sizeOf(await outbox.claimDigest(LEASE_MS));
  const moveLastDigest = (time: string) =>
    open.asOwner(`update server.channels set digest_at = digest_at ${time}`);

  it('gives as many one by one, on their way or sent, and again when the hour is over', async () => {
    await store(5);
    const claimed = await claim();
    expect(claimed.map(sizeOf)).toEqual([1, 1]);
    expect(await claim()).toEqual([]);
    for (const { attempts } of claimed) await outbox.markSent(attempts);
    expect(await claim()).toEqual([]);
    await open.asOwner(`update server.deliveries set sent_at = sent_at - interval '1 hour'`);
    expect((await claim()).map(sizeOf)).toEqual([1, 1]);
  });

  it('is not held up by what was sent while a clock was a day ahead', async () => {
    await store(5);
    for (const { attempts } of await claim()) await outbox.markSent(attempts);
    await open.asOwner(`update server.deliveries set sent_at = sent_at + interval '1 day'`);
    expect((await claim()).map(sizeOf)).toEqual([1, 1]);
  });

  it('gives the others together, and no others until the pause is over', async () => {
    await store(5);
    expect(await digest()).toBeNull();
    await claim();
    expect(await digest()).toBe(3);
    await store(4);
    expect(await digest()).toBeNull();
    await moveLastDigest(`- interval '${DIGEST_PAUSE_MS - 60_000} milliseconds'`);
    expect(await digest()).toBeNull();
    await moveLastDigest(`- interval '1 minute'`);
    expect(await digest()).toBe(4);
    await store(1);
    await moveLastDigest(`+ interval '1 day'`);
    expect(await digest()).toBe(1);
  });

  it('leaves spam out, and takes no turn for nothing', async () => {
    await store(3);
    await claim();
    await open.asOwner(`update public.leads set status = 'spam'`);
    expect(await digest()).toBeNull();
    await open.asOwner(`update public.leads set status = 'new'`);
    expect(await digest()).toBe(1);
  });

  it('reads no more leads than are described, the oldest first', async () => {
    await store(PER_HOUR);
    await claim();
    await store(DIGEST_LINES + 1);
    await open.asOwner(
      `update public.leads set created_at = created_at - interval '1 minute', subject = 'The oldest'
       where id = (select max(lead_id::text)::uuid from server.deliveries where state = 'waiting')`,
    );
    const parcel = await outbox.claimDigest(LEASE_MS);
    expect(sizeOf(parcel)).toBe(DIGEST_LINES + 1);
    expect(parcel?.leads).toHaveLength(DIGEST_LINES);
    expect(parcel?.leads[0]?.subject).toBe('The oldest');
  });

  it('marks each lead of a digest by its own number of attempts', async () => {
    await store(4);
    await claim();
    const parcel = await outbox.claimDigest(LEASE_MS);
    const [taken, kept] = parcel?.attempts ?? [];
    if (!taken || !kept) throw new Error('Two leads wait.');
    // Another process has taken it on since.
    await open.asOwner('update server.deliveries set attempts = 2 where lead_id = $1', [taken.leadId]);
    await outbox.markWaiting([taken, kept], 'SMTP 450', 0);
    const states = await open.asOwner(
      'select state, attempts, last_error from server.deliveries where lead_id in ($1, $2) order by attempts',
      [taken.leadId, kept.leadId],
    );
    expect(states).toEqual([
      { state: 'waiting', attempts: 1, last_error: 'SMTP 450' },
      { state: 'sending', attempts: 2, last_error: null },
    ]);
  });
});
