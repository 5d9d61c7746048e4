import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwner } from '../../server/database/open-owner.ts';
import { closePlace, type OpenPlace, openPlace, POSTGRES } from '../../tests/support/databases.ts';
import { readLeads } from '../cli/test/call-leads.ts';
import { storeMany } from '../cli/test/store-many.ts';
import { inboxPage } from './inbox.ts';
import { INBOX_PAGE } from './lead.ts';

/** So many that PostgreSQL would never read all of them to find a few. */
const LEADS = 15_000;

describe(`Among ${LEADS} leads`, () => {
  let open: OpenPlace;
  let id: string;
  beforeAll(async () => {
    open = await openPlace(POSTGRES);
    const owner = await openOwner(open.place.settings);
    await storeMany(owner.query, LEADS);
    await owner.query({
      text: `update public.leads set status = 'won' where name = 'Lead 5000';
        insert into server.deliveries (lead_id, channel, state, sent_at, created_at)
        select id, 'webhook', 'sent', created_at, created_at from public.leads;
        update server.deliveries set state = 'failed', sent_at = null
        where lead_id in (select id from public.leads order by created_at limit 5);
        analyze`,
    });
    await owner.close();
    [{ id }] = await readLeads(open.place.settings, 'list', '--limit', '1');
  });
  afterAll(() => closePlace(open));

  it.each([
    { command: 'list', words: [] },
    { command: 'list', words: ['--status', 'won'] },
    { command: 'list', words: ['--since', '1h'] },
    { command: 'show', words: ['ID'] },
    { command: 'status', words: ['ID', 'contacted'] },
    { command: 'deliveries', words: [] },
    { command: 'deliveries', words: ['--state', 'failed'] },
    { command: 'stats', words: ['--since', '1h'] },
    { command: 'purge', words: ['--older-than', '99d', '--dry-run'] },
    { command: 'purge', words: ['--older-than', '1d', '--status', 'spam', '--dry-run'] },
  ])('$command $words reads no table as a whole', async ({ command, words }) => {
    const before = await scans();
    await readLeads(open.place.settings, command, ...words.map((word) => (word === 'ID' ? id : word)));
    expect(await scans()).toEqual(before);
  });

  it('the first page of the inbox reads no table as a whole', async () => {
    const before = await scans();
    const owner = await openOwner(open.place.settings);
    expect(await inboxPage(owner.query, { without: ['spam'] }, 'newest')).toHaveLength(INBOX_PAGE);
    await owner.close();
    expect(await scans()).toEqual(before);
  });

  /** How often each table was read as a whole, by processes that have ended or said so. */
  async function scans(): Promise<{ name: string; count: string }[]> {
    return await open.asOwner(`
      select relname as name, seq_scan::text as count from pg_catalog.pg_stat_user_tables
      where relname in ('leads', 'deliveries') order by 1`);
  }
});
