import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { EMBEDDED, openForTests } from '../../tests/support/databases.ts';
import { readLeads } from '../cli/test/call-leads.ts';
import { storeMany } from '../cli/test/store-many.ts';

const LEADS = 12_000;
const SPAM = LEADS / 100;
/** Too little to hold all of them in memory at once. */
const HEAP_MB = 24;
/** The program of the owner's commands. */
const PROGRAM = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
/** Starting takes a second; comparing pairs of leads would take minutes. */
const LIST_LIMIT_MS = 45_000;
const LIMIT = 1_000;

// On the embedded database, because it is slower. The queries are the same.
describe(`${LEADS} leads`, () => {
  const open = openForTests(EMBEDDED);
  beforeAll(async () => {
    await storeMany(open.database.query, LEADS);
  });

  it('are all exported as JSON lines, each once and oldest first, in little memory', async () => {
    const { DATA_DIR } = open.place.settings;
    const heap = `--max-old-space-size=${HEAP_MB}`;
    const { stdout: output } = await promisify(execFile)(
      process.execPath,
      [heap, PROGRAM, 'export', '--format', 'jsonl'],
      { env: { ...process.env, DATABASE_URL: '', DATA_DIR }, maxBuffer: Number.POSITIVE_INFINITY },
    );
    const leads: { id: string; created_at: string }[] = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(new Set(leads.map(({ id }) => id)).size).toBe(LEADS);
    const times = leads.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort());
    expect(times).toHaveLength(LEADS);
  });

  it('are counted', async () => {
    const numbers = await readLeads(open.place.settings, 'stats');
    expect(numbers.steps.slice(-3)).toMatchObject([
      { step: 'lead sent', count: LEADS - SPAM, lost: null },
      { step: 'contacted', count: 0, lost: 100 },
      { step: 'won', count: 0, lost: null },
    ]);
    for (const name of ['source', 'campaign', 'day', 'quality', 'status']) {
      const groups: { sent: number; spam: number }[] = numbers[name];
      expect(groups.reduce((sum, { sent }) => sum + sent, 0)).toBe(LEADS - SPAM);
      expect(groups.reduce((sum, { spam }) => sum + spam, 0)).toBe(SPAM);
    }
    expect(numbers.source).toHaveLength(30);
    expect(numbers.campaign).toHaveLength(7);
    const scores = numbers.quality.map(({ key }: { key: string }) => key);
    expect(scores).toEqual(['100', '80', '60', '40', '20', '0']);
  });

  it('are purged by age', async () => {
    const young = 11_000;
    const age = `${Math.floor(young / 60)}h`;
    const { found, erased } = await readLeads(open.place.settings, 'purge', '--older-than', age, '--yes');
    expect(erased).toBe(found);
    expect(Math.abs(LEADS - found - young)).toBeLessThan(100);
    const [left] = await open.asOwner('select count(*)::int as leads from public.leads');
    expect(left).toEqual({ leads: LEADS - found });
  });

  it('are listed quickly even if all came within minutes from one phone number', async () => {
    await open.asOwner(
      `update public.leads set created_at = now() - mod(extract(epoch from created_at), 1000) * interval '1 ms',
          deadline = now() + interval '1 hour'`,
    );
    const began = performance.now();
    const listed = await readLeads(open.place.settings, 'list', '--limit', String(LIMIT));
    expect(performance.now() - began).toBeLessThan(LIST_LIMIT_MS);
    const versions = new Set(
      listed.map(({ earlier_version_of }: { earlier_version_of: string }) => earlier_version_of),
    );
    expect(listed).toHaveLength(LIMIT);
    expect(versions.size).toBe(2);
  });
});
