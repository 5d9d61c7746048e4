import { beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '../../lead/lead.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { insertRows, leadRow } from '../../tests/support/lead-row.ts';
import { type LeadStore, openLeadStore } from '../leads/store.ts';

const MS_PER_HOUR = 3_600_000;

describe('the table of leads', () => {
  const open = openForTests(POSTGRES);
  let store: LeadStore;
  beforeAll(async () => {
    store = await openLeadStore(open.database);
  });

  type Stored = Omit<Lead, 'created_at' | 'deadline'> & { created_at: Date; deadline: Date };
  async function storedAfter(changes: Record<string, unknown>): Promise<Stored> {
    const row = leadRow(changes);
    await insertRows(store, row);
    const [stored] = await open.asOwner<Stored>('select * from public.leads where id = $1', [row.id]);
    if (!stored) throw new Error('The row is missing.');
    return stored;
  }

  it('commits to disk even if the database has that turned off', async () => {
    await open.asOwner('create table public.seen (setting text)');
    await open.asOwner(`
      create function public.see() returns trigger language plpgsql as $$ begin
        insert into public.seen values (current_setting('synchronous_commit'));
        return null;
      end $$`);
    await open.asOwner(`
      create constraint trigger see after insert on public.leads
      deferrable initially deferred for each row execute function public.see()`);
    try {
      await open.asOwner(`
        do $$ begin
          set local synchronous_commit = off;
          insert into public.leads
          select * from json_populate_record(null::public.leads, '${JSON.stringify(leadRow())}');
        end $$`);
      expect(await open.asOwner('select setting from public.seen')).toEqual([{ setting: 'on' }]);
    } finally {
      await open.asOwner('drop function public.see cascade');
      await open.asOwner('drop table public.seen');
    }
  });

  it('keeps the status spam from a page', async () => {
    expect(await storedAfter({ status: 'spam' })).toMatchObject({ status: 'spam' });
  });

  it.each(['won', 'converted', 'Spam', ' spam', '', null, 7])(
    'sets the status itself if %j is sent',
    async (status) => {
      expect(await storedAfter({ status })).toMatchObject({ status: 'new' });
    },
  );

  it.each([
    ['years behind', '2001-03-24T12:00:00Z'],
    ['years ahead', '2099-10-24T12:00:00Z'],
    ['in another zone', '2024-02-29T23:30:00+05:45'],
  ])('sets its own time and shifts the deadline, for a clock %s', async (_clock, created_at) => {
    const hours = 72;
    const deadline = new Date(Date.parse(created_at) + hours * MS_PER_HOUR).toISOString();
    const before = Date.now();
    const stored = await storedAfter({ created_at, deadline });
    expect(stored.created_at.getTime()).toBeGreaterThanOrEqual(before - 1);
    expect(stored.created_at.getTime()).toBeLessThanOrEqual(Date.now());
    expect(stored.deadline.getTime() - stored.created_at.getTime()).toBe(hours * MS_PER_HOUR);
  });

  it('keeps the deadline exact in a zone with daylight saving time', async () => {
    const row = leadRow({ created_at: '2024-03-30T12:00:00Z', deadline: '2024-04-29T12:00:00Z' });
    await open.asOwner(`
      do $$ begin
        set local time zone 'Europe/Berlin';
        insert into public.leads
        select * from json_populate_record(null::public.leads, '${JSON.stringify(row)}');
      end $$`);
    const [stored] = await open.asOwner(
      'select extract(epoch from deadline - created_at) / 3600 as hours from public.leads where id = $1',
      [row.id],
    );
    expect(Number(stored?.hours)).toBe(720);
  });

  it.each([
    ['campaign_data', ['utm_source'], 'leads_campaign_data_object'],
    ['campaign_data', { utm_source: 'x'.repeat(8192) }, 'leads_campaign_data_size'],
    ['attribution', ['gclid'], 'leads_attribution_keys'],
    ['attribution', { gclid: 'x', email: 'ada@example.org' }, 'leads_attribution_keys'],
    ['attribution', { gclid: { deep: 'x' } }, 'leads_attribution_keys'],
    ['attribution', { first_page: 'x'.repeat(32_768) }, 'leads_attribution_size'],
  ])('refuses a wrong %s', async (column, value, constraint) => {
    await expect(storedAfter({ [column]: value })).rejects.toMatchObject({ constraint });
  });
});
