import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lead } from '../../lead/lead.ts';
import { openChannels } from '../../server/delivery/outbox.ts';
import { type LeadStore, openLeadStore } from '../../server/leads/store.ts';
import { BOTH, openForTests } from '../../tests/support/databases.ts';
import { FORM, insertRows, leadRow } from '../../tests/support/lead-row.ts';
import { receiveMails } from '../../tests/support/mail-server.ts';
import { callLeads, readLeads } from './test/call-leads.ts';

const MEAN = 'Eve \u001b[31mred\u009b2J';
const DONE = { code: 0, errors: '' };

describe.each(BOTH)('the owner’s commands on $kind', (kind) => {
  const open = openForTests(kind);
  let store: LeadStore;
  beforeAll(async () => {
    store = await openLeadStore(open.database);
  });
  beforeEach(async () => {
    await open.asOwner('delete from public.leads');
    await openChannels(open.database, []);
  });

  const run = (...args: string[]) => callLeads(open.place.settings, ...args);
  const read = (...args: string[]) => readLeads(open.place.settings, ...args);

  /** Stores a lead that was sent `ageHours` ago. */
  async function storeLead(changes: Record<string, unknown> = {}, ageHours = 0): Promise<Lead> {
    const row = leadRow(changes);
    await insertRows(store, row);
    await open.asOwner(
      `update public.leads set created_at = created_at - $2 * interval '1 hour', deadline = deadline - $2 * interval '1 hour'
       where id = $1`,
      [row.id, ageHours],
    );
    return row;
  }

  /** Stores a lead due in `hours`; negative hours are late. */
  async function storeDue(hours: number, changes: Record<string, unknown> = {}): Promise<string> {
    const { id } = await storeLead(changes);
    await open.asOwner(
      `update public.leads set created_at = $2::timestamptz - interval '6 hours', deadline = $2 where id = $1`,
      [id, new Date(Date.now() + hours * 3_600_000 + 60_000)],
    );
    return id;
  }

  async function storeDelivery({ id }: Lead, state: string): Promise<void> {
    await open.asOwner(
      `insert into server.deliveries (lead_id, channel, state, attempts, sent_at, last_error)
       values ($1, 'webhook', $2, 7, case when $2 = 'sent' then now() end, case when $2 = 'failed' then 'HTTP 503' end)`,
      [id, state],
    );
  }

  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  async function leftIds(): Promise<string[]> {
    return idsOf(await open.asOwner<{ id: string }>('select id from public.leads order by created_at'));
  }

  it('list leads, newest first, and filter them', async () => {
    const old = await storeLead({ source_title: 'Hero - View Examples Button' }, 48);
    const spam = await storeLead({ status: 'spam', name: 'Ada' }, 24);
    const late = await storeLead({ urgency_level: 'urgent' });
    expect(idsOf(await read('list'))).toEqual([late.id, spam.id, old.id]);
    expect(idsOf(await read('list', '--limit', '1'))).toEqual([late.id]);
    expect(idsOf(await read('list', '--since', '30h'))).toEqual([late.id, spam.id]);
    expect(idsOf(await read('list', '--status', 'spam'))).toEqual([spam.id]);
    expect(idsOf(await read('list', '--source', 'hero - view'))).toEqual([old.id]);
    expect(idsOf(await read('list', '--quality', '80'))).toEqual([late.id, old.id]);
  });

  it('note earlier versions of a request, by person and time', async () => {
    const PERSON = { email: 'ada@person.example', phone: '+44 20 7946 0958' };
    const OTHER = { email: 'b@other.example', phone: '020 111 22 33' };
    const first = await storeLead(PERSON, 0.4);
    const second = await storeLead({ ...PERSON, email: 'ada@persn.example' }, 0.3);
    const last = await storeLead({ email: 'ADA@person.example', phone: '(44) 2079460958' }, 0.2);
    await storeLead({ ...PERSON, status: 'spam' }, 0.1);
    const long = await storeLead(PERSON, 1.1);
    const other = await storeLead(OTHER, 0.3);
    const wordy = await storeLead({ email: 'c@other.example', phone: 'ask for it' }, 0.4);
    await storeLead({ email: 'd@other.example', phone: 'call my mother' }, 0.3);

    const listed: { id: string; earlier_version_of: string | null }[] = await read('list');
    const versionOf = (id: string) => listed.find((lead) => lead.id === id)?.earlier_version_of;
    expect([first, second, last, long, other, wordy].map(({ id }) => versionOf(id))).toEqual([
      last.id,
      last.id,
      null,
      null,
      null,
      null,
    ]);
    const note = `earlier version of ${last.id.slice(0, 8)}`;
    expect((await run('list')).output.split(note)).toHaveLength(3);
    expect((await run('show', first.id)).output).toContain(`note: ${note}\n`);
    expect((await run('show', last.id)).output).not.toContain('note:');
    expect(await read('show', second.id)).toMatchObject({ earlier_version_of: last.id });
  });

  it('show, filter and count a click on an advert by its campaign', async () => {
    const attribution = { gclid: 'Cj0K', first_campaign: 'Google Ads, autumn' };
    const { id } = await storeLead({ campaign_data: { utm_campaign: 'autumn' }, attribution });
    await storeLead();
    expect(await read('list', '--campaign', 'Google Ads, autumn')).toMatchObject([
      { id, campaign: 'Google Ads, autumn' },
    ]);
    const { campaign } = await read('stats');
    expect(new Map(campaign.map(({ key, sent }: Record<string, unknown>) => [key, sent]))).toEqual(
      new Map([
        ['quarterly', 1],
        ['Google Ads, autumn', 1],
      ]),
    );
    const { output } = await run(
      'export',
      '--columns',
      'gclid,first_campaign',
      '--campaign',
      'Google Ads, autumn',
    );
    expect(output).toBe('"gclid","first_campaign"\r\n"Cj0K","Google Ads, autumn"\r\n');
    expect((await run('show', id)).output).toContain(`attribution: ${JSON.stringify(attribution)}\n`);
  });

  it('escape control characters in a visitor’s words', async () => {
    const lead = await storeLead({
      name: MEAN,
      requirements: `First ${MEAN} line\r\nstatus: won \u2028 third`,
      source_page: 'https://site.example/es/',
    });
    const list = await run('list');
    expect(list).toMatchObject(DONE);
    expect(list.output).toContain('\tEve \\u001b[31mred\\u009b2J\t');
    const show = await run('show', lead.id.slice(0, 8));
    expect(show).toMatchObject(DONE);
    expect(show.output).toContain('requirements: First Eve \\u001b[31mred\\u009b2J line\n  status: won');
    expect(show.output).toContain('\nlanguage: Spanish\n');
    for (const { output } of [list, show, await run('list', '--json'), await run('export', '--json')])
      expect(output).not.toMatch(/[^\P{Cc}\n\t]/u);
  });

  it('show a whole lead by the start of its id, with its deliveries', async () => {
    const lead = await storeLead();
    await storeDelivery(lead, 'failed');
    const shown = await read('show', lead.id.slice(0, 8).toUpperCase());
    expect(shown).toMatchObject({
      id: lead.id,
      email: lead.email,
      requirements: lead.requirements,
      campaign_data: lead.campaign_data,
      deliveries: [{ channel: 'webhook', state: 'failed', last_error: 'HTTP 503' }],
    });
    expect(shown.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/);
  });

  it('refuse an unknown id, and one that several leads share', async () => {
    const start = 'abcdef12';
    for (const end of ['1', '2']) await storeLead({ id: `${start}${randomUUID().slice(8, -1)}${end}` });
    expect(await run('show', '00000000')).toMatchObject({
      code: 1,
      output: '',
      errors: 'No lead has the id 00000000.\n',
    });
    expect(await run('status', start, 'won')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Several ids'),
    });
    expect(await open.asOwner(`select from public.leads where status = 'won'`)).toEqual([]);
  });

  it('change a status and print the change', async () => {
    const lead = await storeLead();
    const { output, ...outcome } = await run('status', lead.id.slice(0, 8), 'contacted');
    expect(outcome).toMatchObject(DONE);
    expect(output).toBe(`${lead.id.slice(0, 8)}: new → contacted\n`);
    expect(await read('status', lead.id, 'WON')).toMatchObject({ id: lead.id, old: 'contacted', new: 'won' });
  });

  it('refuse an unknown status, and accept the owner’s own list', async () => {
    const { id } = await storeLead();
    const typo = await run('status', id, 'contcted');
    expect(typo).toMatchObject({ code: 2, output: '' });
    expect(typo.errors).toBe(
      'Unknown status "contcted". Did you mean "contacted"? Statuses: new, contacted, won, lost, spam. LEAD_STATES sets the list.\n',
    );
    expect(await read('list', '--status', 'new')).toHaveLength(1);
    const own = { ...open.place.settings, LEAD_STATES: ['new', 'quoted', 'spam'] };
    expect(await callLeads(own, 'status', id, 'Quoted')).toMatchObject(DONE);
    expect((await callLeads(own, 'status', id, 'won')).errors).toContain('Statuses: new, quoted, spam.');
    expect((await run('list', '--status', 'quotd')).errors).toContain('Unknown status "quotd".');
  });

  it('export CSV as in RFC 4180, with formulas escaped', async () => {
    const lead = await storeLead({
      name: '=cmd|"calc", Žofie',
      subject: '@SUM(1)',
      requirements: 'two\nlines, "quoted"',
    });
    const { output, ...outcome } = await run('export');
    expect(outcome).toMatchObject(DONE);
    const [head, row, ...more] = output.split('\r\n');
    expect(head).toMatch(
      /^"id","name","email",.*,"created_at","gclid",.*,"consent","notes","value","remind_at","assignee","status_by"$/,
    );
    expect(row).toMatch(
      `"${lead.id}","'=cmd|""calc"", Žofie","${lead.email}","'+420 777 123 987","'@SUM(1)"`,
    );
    expect(row).toContain('"two\nlines, ""quoted"""');
    expect(head).toContain(',"utm_source","utm_medium",');
    expect(row).toContain(',"quarterly",,,,,');
    expect(more).toEqual(['']);
  });

  it('export only a header if no lead matches, after a byte order mark for Excel', async () => {
    const { output } = await run('export', '--status', 'won', '--bom');
    expect(output).toMatch(/^\ufeff"id",[^\r\n]*\r\n$/);
  });

  it('export chosen columns, raw for a CRM, and refuse an unknown column', async () => {
    await storeLead({ name: '=cmd' });
    const { output } = await run('export', '--columns', 'phone, name,UTM_source', '--raw');
    expect(output).toBe('"phone","name","utm_source"\r\n"+420 777 123 987","=cmd","quarterly"\r\n');
    expect(
      JSON.parse((await run('export', '--columns', 'name,utm_term', '--format', 'jsonl')).output),
    ).toEqual({
      name: '=cmd',
      utm_term: null,
    });
    expect(await run('export', '--columns', 'name,fone')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Unknown column "fone". Did you mean "phone"? Columns: id, name,'),
    });
  });

  it('export the import file of each CRM, without spam', async () => {
    const { id } = await storeLead({ name: 'Ana María Quill', phone: '020 7946 0958' });
    await storeLead({ status: 'spam' });
    await run('status', id, 'won');
    const note = (text: string) => text.replaceAll(/\r?\n/g, ' / ').replace(/Due: [^/]*/, 'Due: … ');
    const fileFor = async (crm: string) =>
      note((await run('export', '--for', crm, '--calling-code', '44')).output).split(' / ');
    const description = [
      '"Request: Essay, Palaeography',
      'Due: …',
      'Campaign: quarterly',
      `Lead: ${id}`,
      `${FORM.description}"`,
      '',
    ];
    const person = `"Ana María","Quill"`;
    const reach = `"${FORM.email}","+442079460958"`;
    expect(await fileFor('hubspot')).toEqual([
      '"First Name","Last Name","Email","Phone Number","Lead Status","Message"',
      `${person},${reach},"Open deal",${description[0]}`,
      ...description.slice(1),
    ]);
    expect(await fileFor('pipedrive')).toEqual([
      '"Deal - Title","Deal - Status","Person - First name","Person - Last name","Person - Email","Person - Phone","Note - Content"',
      `"Essay, Palaeography","Won",${person},${reach},${description[0]}`,
      ...description.slice(1),
    ]);
    expect(await fileFor('salesforce')).toEqual([
      '"First Name","Last Name","Company","Email","Phone","Lead Source","Lead Status","Description"',
      `${person},"Individual",${reach},"Web","Working - Contacted",${description[0]}`,
      ...description.slice(1),
    ]);
    expect(await fileFor('zoho')).toEqual([
      '"First Name","Last Name","Company","Email","Phone","Lead Status","Description"',
      `${person},"Individual",${reach},"Pre-Qualified",${description[0]}`,
      ...description.slice(1),
    ]);
    expect((await run('export', '--for', 'zoho', '--columns', 'name')).errors).toContain(
      'leave out --columns',
    );
  });

  it.each([
    ['+44 (0)20 7946-0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['020 7946 0958', '020 7946 0958'],
    ['ask my mother', 'ask my mother'],
  ])('export the number %s as %s', async (phone, written) => {
    await storeLead({ phone });
    expect((await run('export', '--for', 'hubspot')).output).toContain(`,"${written}",`);
  });

  it('export into a file, report the number, and replace a file only with --force', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'leads-export-'));
    const file = join(directory, 'leads.csv');
    await storeLead();
    await storeLead();
    const written = { code: 0, output: '', errors: `2 leads written to ${file}.\n` };
    expect(await run('export', '--out', file)).toEqual(written);
    await storeLead();
    expect(await run('export', '--out', file)).toMatchObject({
      code: 1,
      errors: `${file} already exists. Add --force to replace it, or choose another name.\n`,
    });
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(4);
    expect((await run('export', '--out', file, '--force')).errors).toContain('3 leads written');
    const nowhere = await run('export', '--out', join(directory, 'no', 'leads.csv'));
    expect(nowhere).toMatchObject({
      code: 1,
      errors: expect.stringContaining(
        `no such file or directory, open '${join(directory, 'no', 'leads.csv')}`,
      ),
    });
    rmSync(directory, { recursive: true });
  });

  it('list deliveries by state, and retry failed ones', async () => {
    const failed = await storeLead();
    const other = await storeLead();
    await storeDelivery(failed, 'failed');
    await storeDelivery(other, 'sent');
    expect(await read('deliveries', '--state', 'failed')).toMatchObject([
      { lead_id: failed.id, attempts: 7 },
    ]);
    expect(await read('deliveries')).toHaveLength(2);
    expect(await run('retry', other.id)).toMatchObject({
      code: 1,
      errors: 'No deliveries to retry.\n',
    });
    expect(await read('retry', failed.id)).toEqual({ retried: 1 });
    expect(await read('deliveries', '--state', 'waiting')).toMatchObject([
      { lead_id: failed.id, attempts: 0 },
    ]);
    expect(await run('retry', '--all-failed')).toMatchObject({ code: 1 });
  });

  it('erase all leads of one person, with their waiting deliveries', async () => {
    const kept = await storeLead({ email: 'other@person.example' });
    for (const email of ['ada@person.example', 'Ada@Person.example'])
      await storeDelivery(await storeLead({ email }), 'waiting');
    const erase = ['erase', '--email', ' ADA@person.example '];

    expect(await read(...erase, '--dry-run')).toMatchObject({
      found: [{ deliveries: 1 }, { deliveries: 1 }],
      erased: [],
    });
    expect(await run(...erase)).toMatchObject({ code: 2, errors: expect.stringContaining('add --yes') });
    expect(await leftIds()).toHaveLength(3);

    expect((await read(...erase, '--yes')).erased).toHaveLength(2);
    expect(await leftIds()).toEqual([kept.id]);
    expect(await open.asOwner('select * from server.deliveries')).toEqual([]);
    expect(await run(...erase, '--yes')).toMatchObject({
      code: 1,
      errors: 'No leads with this email address.\n',
    });
  });

  it('purge leads older than an age, optionally of one status', async () => {
    await storeLead({ status: 'spam' }, 240);
    const old = await storeLead({}, 241);
    const young = await storeLead({ status: 'spam' }, 239);
    const purge = ['purge', '--older-than', '240h'];
    expect(await read(...purge, '--dry-run')).toMatchObject({ found: 2, erased: 0 });
    expect(await leftIds()).toHaveLength(3);
    expect(await read(...purge, '--status', 'spam', '--yes')).toMatchObject({ erased: 1 });
    expect(await leftIds()).toEqual([old.id, young.id]);
    expect(await read(...purge, '--yes')).toMatchObject({ erased: 1 });
    expect(await leftIds()).toEqual([young.id]);
    expect(await run(...purge, '--yes')).toMatchObject({ code: 0, output: 'Erased: 0.\n' });
  });

  it('count visitors’ steps and leads', async () => {
    const won = await storeLead();
    await storeDelivery(won, 'sent');
    await storeDelivery(await storeLead(), 'failed');
    await storeLead({ status: 'spam' });
    await run('status', won.id, 'won');
    const { steps, campaign } = await read('stats');
    expect(steps).toMatchObject([
      { step: 'page viewed', count: 0, lost: null },
      { step: 'form opened', count: 0, lost: null },
      { step: 'step 2 reached', count: 0, lost: null },
      { step: 'step 3 reached', count: 0, lost: null },
      { step: 'lead sent', count: 2, lost: null },
      { step: 'contacted', count: 1, lost: 50 },
      { step: 'won', count: 1, lost: 0 },
    ]);
    expect(campaign).toMatchObject([{ key: 'quarterly', sent: 2, contacted: 1, won: 1, spam: 1 }]);
    expect((await run('stats')).output).toContain(
      'campaign\tleads\tcontacted\twon\tspam\nquarterly\t2\t1\t1\t1\n',
    );
  });

  it('list urgent leads, soonest due first', async () => {
    const late = await storeDue(-3, { urgency_level: 'urgent' });
    const later = await storeDue(50, { urgency_level: 'urgent' });
    const soon = await storeDue(3, { urgency_level: 'urgent', name: 'Marie Curie' });
    await storeDue(1, { urgency_level: 'low' });
    const urgent = ['list', '--urgency', 'urgent', '--sort', 'due'];
    expect(idsOf(await read(...urgent))).toEqual([soon, later, late]);
    const { output, ...outcome } = await run(...urgent);
    expect(outcome).toMatchObject(DONE);
    const rows = output.split('\n').map((line) => line.split('\t'));
    expect(rows[0]?.slice(0, 7)).toEqual(['id', 'due', 'left', 'urgency', 'name', 'phone', 'status']);
    expect(rows[1]).toEqual(
      expect.arrayContaining([soon.slice(0, 8), 'in 3 h', 'urgent', '3× Marie Curie', 'new']),
    );
    expect(rows[2]?.[2]).toBe('in 2 d');
    expect(rows[3]?.[2]).toBe('2 h late');
  });

  it('find a person by name, email or phone, and note leads of the same person', async () => {
    const marie = { name: 'Márie CURIE', email: 'Marie@curie.example', phone: '+44 20 7946 0958' };
    const first = await storeLead(marie);
    const second = await storeLead({ ...marie, email: 'm@curie.example', status: 'spam' });
    await storeLead({ email: 'other@person.example', phone: '0111 222 333 4' });
    for (const words of ['márie curie', '@CURIE.example', '(20) 79460958']) {
      expect(idsOf(await read('list', '--search', words)), words).toEqual([second.id, first.id]);
    }
    expect(await read('list', '--search', '.*')).toEqual([]);
    const { output } = await run('list', '--search', 'Curie');
    expect(output).toContain(`\t${marie.phone}\t`);
    expect(output).toContain(`\t${marie.email}\t`);
    expect(output).toContain(`\tsame person as ${second.id.slice(0, 8)}\t`);
    expect(output).toContain('\tnewest of 2, same person\t');
    expect(output.split(`\t2× ${marie.name}\t`)).toHaveLength(3);
  });

  it('print the number of all matching leads', async () => {
    for (const name of ['Ada', 'Bea', 'Cleo']) await storeLead({ name });
    expect((await run('list', '--limit', '2')).errors).toBe('Only the first 2. --limit lists more.\n');
    expect((await run('list', '--limit', '2', '--search', 'ada')).errors).toBe('');
  });

  it('list the leads of a day', async () => {
    const lead = await storeLead();
    const today = new Date(lead.created_at).toLocaleDateString('sv-SE');
    expect(idsOf(await read('list', '--since', today, '--until', today))).toEqual([lead.id]);
    expect(await read('list', '--until', '1d')).toEqual([]);
  });

  it('restore a lead from spam, and deliver it', async () => {
    await openChannels(open.database, ['webhook', 'email']);
    const { id } = await storeLead({ status: 'spam' });
    const short = id.slice(0, 8);
    expect(await open.asOwner('select * from server.deliveries')).toEqual([]);
    expect(await run('not-spam', short)).toEqual({
      ...DONE,
      output: `${short}: spam → new\nQueued for delivery: email, webhook.\n`,
    });
    expect(await read('deliveries', '--state', 'waiting')).toHaveLength(2);
    expect(await run('not-spam', short)).toMatchObject({
      code: 1,
      errors: `${short} is not marked as spam.\n`,
    });

    // Marking it as spam and restoring it again sends nothing twice.
    await open.asOwner(
      `update server.deliveries set state = 'sent', sent_at = now() where channel = 'email'`,
    );
    await run('status', id, 'spam');
    expect(await read('status', id, 'contacted')).toMatchObject({ old: 'spam', channels: ['webhook'] });
    expect(await read('deliveries', '--state', 'sent')).toMatchObject([{ channel: 'email' }]);
  });

  it('show a lead with its utm keys and the time left', async () => {
    const { id } = await storeLead({ campaign_data: { utm_source: 'ads', gclid: 'x' } });
    const { output } = await run('show', id);
    expect(output).toContain('campaign_data: {"gclid":"x","utm_source":"ads"}\n');
    expect(output).toMatch(/^deadline: .* \(.*, in 2[34] h\)$/m);
  });

  it('count a week of the site, and email it', async () => {
    await open.asOwner('delete from server.step_counts');
    await open.asOwner(`insert into server.step_counts
      select (now() at time zone time_zone)::date - ago, 'viewed', '', '', '/', '', '', '', 'mouse', counted
      from server.site, (values (0, 1), (1, 20), (7, 30), (8, 40)) as told (ago, counted)`);
    await storeLead({}, 24 * 3);
    const week = ['stats', '--since', dayAgo(7), '--until', dayAgo(1)];
    expect(await read(...week)).toMatchObject({ all: { viewed: 50 } });
    expect(await run(...week, '--mail')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('set SMTP_URL, MAIL_FROM and MAIL_TO'),
    });
    const server = await receiveMails();
    const [from, to] = ['leads@marginly.example', 'owner@marginly.example'].map((address) => ({
      name: '',
      address,
    }));
    const mailing = { SMTP_URL: server.url, MAIL_FROM: from, MAIL_TO: to && [to] };
    await callLeads({ ...open.place.settings, ...mailing }, ...week, '--mail');
    expect(server.emails.all).toMatchObject([
      {
        subject: 'Your numbers: 1 lead',
        recipients: ['owner@marginly.example'],
        text: expect.stringMatching(/page viewed +50\n/),
      },
    ]);
    await server.stop();
  });
});

/** The local date `days` days ago. */
function dayAgo(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return day.toLocaleDateString('sv-SE');
}
