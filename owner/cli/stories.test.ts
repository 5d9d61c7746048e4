import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lead } from '../../lead/lead.ts';
import { openChannels } from '../../server/delivery/outbox.ts';
import { type LeadStore, openLeadStore } from '../../server/leads/store.ts';
import { BOTH, closePlace, type OpenPlace, openPlace } from '../../tests/support/databases.ts';
import { insertRows } from '../../tests/support/insert-rows.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { receiveMails } from '../../tests/support/mail-server.ts';
import { callLeads, readLeads } from './test/call-leads.ts';

const DONE = { code: 0, errors: '' };
const MS_PER_HOUR = 3_600_000;

describe.each(BOTH)('an owner with leads on $kind', (kind) => {
  let open: OpenPlace;
  let store: LeadStore;
  beforeAll(async () => {
    open = await openPlace(kind);
    store = await openLeadStore(open.database);
  });
  afterAll(() => closePlace(open));
  beforeEach(async () => {
    await open.asOwner('delete from public.leads');
    await openChannels(open.database, []);
  });

  const run = (...args: string[]) => callLeads(open.place.settings, ...args);
  const read = (...args: string[]) => readLeads(open.place.settings, ...args);
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

  async function storeLead(changes: Record<string, unknown> = {}): Promise<Lead> {
    const row = leadRow(changes);
    await insertRows(store, row);
    return row;
  }

  /** A lead that is due in so many hours; late ones have negative hours. */
  async function storeDue(hours: number, changes: Record<string, unknown> = {}): Promise<string> {
    const { id } = await storeLead(changes);
    await open.asOwner(
      `update public.leads set created_at = $2::timestamptz - interval '6 hours', deadline = $2 where id = $1`,
      [id, new Date(Date.now() + hours * MS_PER_HOUR + 60_000)],
    );
    return id;
  }

  it('finds the urgent ones, those that are due next before the others', async () => {
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

  it('finds Marie by her name, her address or her number, however it is written, and sees that two are hers', async () => {
    const marie = { name: 'Márie CURIE', email: 'Marie@curie.example', phone: '+44 20 7946 0958' };
    const first = await storeLead(marie);
    const second = await storeLead({ ...marie, email: 'm@curie.example', status: 'spam' });
    await storeLead({ email: 'other@person.example', phone: '0111 222 333 4' });
    for (const words of [
      'curie',
      'MÁRIE',
      'márie curie',
      '@CURIE.example',
      '020 7946 0958',
      '(20) 79460958',
      ' Curie ',
    ]) {
      expect(idsOf(await read('list', '--search', words)), words).toEqual([second.id, first.id]);
    }
    expect(await read('list', '--search', '.*')).toEqual([]);
    const { output } = await run('list', '--search', 'Curie', '--contact', 'both');
    expect(output).toContain(`\t${marie.phone}\t${marie.email}\t`);
    expect(output).toContain(`\tsame person as ${second.id.slice(0, 8)}\t`);
    expect(output).toContain('\tnewest of 2, same person\t');
    expect(output.split(`\t2× ${marie.name}\t`)).toHaveLength(3);
  });

  it('is told how many there are beyond those that are listed', async () => {
    for (const name of ['Ada', 'Bea', 'Cleo']) await storeLead({ name });
    expect((await run('list', '--limit', '2')).errors).toBe('2 of 3.\n');
    expect((await run('list', '--limit', '2', '--search', 'ada')).errors).toBe('');
  });

  it('lists those of a day', async () => {
    const lead = await storeLead();
    const today = new Date(lead.created_at).toLocaleDateString('sv-SE');
    expect(idsOf(await read('list', '--since', today, '--until', today))).toEqual([lead.id]);
    expect(await read('list', '--until', '1d')).toEqual([]);
  });

  it('takes one out of spam, and it is delivered like any other', async () => {
    await openChannels(open.database, ['webhook', 'email']);
    const { id } = await storeLead({ status: 'spam' });
    const short = id.slice(0, 8);
    expect(await open.asOwner('select * from server.deliveries')).toEqual([]);
    expect(await run('not-spam', short)).toEqual({
      ...DONE,
      output: `${short}: spam → new\nTo be delivered: email, webhook.\n`,
    });
    expect(await read('deliveries', '--state', 'waiting')).toHaveLength(2);
    expect(await run('not-spam', short)).toMatchObject({
      code: 1,
      errors: `${short} is not marked as spam.\n`,
    });

    // Whoever calls it spam again and then contacted means the same, and nothing is sent twice.
    await open.asOwner(
      `update server.deliveries set state = 'sent', sent_at = now() where channel = 'email'`,
    );
    await run('status', id, 'spam');
    expect(await read('status', id, 'contacted')).toMatchObject({ old: 'spam', channels: ['webhook'] });
    expect(await read('deliveries', '--state', 'sent')).toMatchObject([{ channel: 'email' }]);
  });

  it('exports for a CRM, which takes phone numbers as they are', async () => {
    await storeLead({ phone: '+44 20 7946 0958', campaign_data: { utm_source: 'ads', utm_campaign: 'may' } });
    const columns = 'name,email,phone,utm_source,utm_campaign';
    const { output } = await run('export', '--status', 'NEW', '--raw', '--columns', columns);
    expect(output.split('\r\n').slice(0, 2)).toEqual([
      '"name","email","phone","utm_source","utm_campaign"',
      '"Zuzana Quillfeather","zuzana.quillfeather@kvetina.example","+44 20 7946 0958","ads","may"',
    ]);
  });

  it('shows one, with its utm keys beside the rest and how soon it is due', async () => {
    const { id } = await storeLead({ campaign_data: { utm_source: 'ads', gclid: 'x' } });
    const { output } = await run('show', id);
    expect(output).toContain('utm_source: ads\n');
    expect(output).toContain('campaign_data: {"gclid":"x","utm_source":"ads"}\n');
    expect(output).toMatch(/^deadline: .* \(.*, in 2[34] h\)$/m);
    expect((await run('show', id, '--columns', 'phone,email')).output).toBe(
      'phone: +420 777 123 987\nemail: zuzana.quillfeather@kvetina.example\n',
    );
  });

  it('reads the week beside the one before, and has it mailed', async () => {
    await open.asOwner('delete from server.step_counts');
    await open.asOwner(`insert into server.step_counts
      select (now() at time zone time_zone)::date - ago, 'viewed', '', '', '/', '', '', '', 'mouse', counted
      from server.site, (values (0, 1), (1, 20), (7, 30), (8, 40), (14, 5), (15, 1)) as told (ago, counted)`);
    expect(await read('stats', '--week')).toMatchObject({
      funnel: { steps: [{ count: 50 }, ...Array(6).fill({ count: 0 })] },
      before: { steps: [{ count: 45 }, ...Array(6).fill({ count: 0 })] },
    });
    expect(await run('stats', '--mail')).toMatchObject({ code: 2 });
    expect(await run('stats', '--week', '--mail')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('set SMTP_URL, MAIL_FROM and MAIL_TO'),
    });
    const server = await receiveMails();
    const [from, to] = ['leads@marginly.example', 'owner@marginly.example'].map((address) => ({
      name: '',
      address,
    }));
    await callLeads(
      { ...open.place.settings, SMTP_URL: server.url, MAIL_FROM: from, MAIL_TO: to && [to] },
      'stats',
      '--week',
      '--mail',
    );
    expect(server.mails.all).toMatchObject([
      {
        subject: 'Your week: 0 leads, 0 the week before',
        recipients: ['owner@marginly.example'],
        text: expect.stringMatching(/page viewed +50 +45\n/),
      },
    ]);
    await server.stop();
  });

  it('changes a state, and erases a person', async () => {
    const { id, email } = await storeLead();
    expect((await run('status', id, 'Contacted')).output).toBe(`${id.slice(0, 8)}: new → contacted\n`);
    expect(idsOf(await read('list', '--status', 'CONTACTED'))).toEqual([id]);
    expect((await run('erase', '--email', email.toUpperCase(), '--yes')).output).toContain('Erased: 1.');
    expect(await read('list')).toEqual([]);
  });
});
