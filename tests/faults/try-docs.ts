import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leadRow } from '../support/lead-row.ts';

// Runs the commands of these pages in order: `npm run try-docs`, as root, on Debian with PostgreSQL, nginx and
// nftables. try-docs.sh is the sandbox: it discards writes below /etc, /opt, /run and /var, and has its own network.

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = ['docs/deployment.md', 'docs/operations.md'];
const FENCE = /^( *)```sh\n([\s\S]*?)^\1```$/gm;

/** Commands that cannot run in the sandbox, and why. */
const NOT_HERE: readonly (readonly [RegExp, string])[] = [
  [/docker/, 'needs Docker'],
  [/supabase|netlify|wrangler/, 'needs an account'],
  [/git (remote|fetch)/, 'needs a repository of yours'],
  [/journalctl .*grep/, 'looks for lines that only a day of work leaves behind'],
  [/psql --host/, 'waits for what you type'],
];

/** Functions of try-docs.sh: setup before a block, and checks after it. */
const AROUND: readonly { block: RegExp; before?: string; after?: string }[] = [
  { block: /enable --now leads/, after: 'store_lead; expect_leads 1' },
  { block: /install nginx/, before: 'make_certificate', after: 'expect_tls' },
  { block: /cron\.d\/leads-backup/, after: 'run_cron_line leads-backup; expect_leads 1' },
  { block: /restore .*--replace/, before: 'store_lead', after: 'expect_leads 1' },
  {
    block: /tee --append .*environment/,
    before: 'use_embedded; store_lead; empty_postgres',
    after: 'expect_leads 1; expect_postgres',
  },
  { block: /cron\.d\/leads-purge/, after: 'run_cron_line leads-purge; expect_leads 1' },
  { block: /git clone/, after: 'expect_leads 1' },
];

/** The shell blocks of a page, each as the sandbox runs it, all in one shell. */
function stepsOf(page: string): string[] {
  const text = readFileSync(join(PROJECT, page), 'utf8');
  return [...text.matchAll(FENCE)].map(({ index, 1: indent = '', 2: block = '' }) => {
    const at = `${page}:${text.slice(0, index).split('\n').length}`;
    const reason = NOT_HERE.find(([pattern]) => pattern.test(block))?.[1];
    if (reason !== undefined) return `say "not run: ${at}: ${reason}"\n`;
    const { before = ':', after = ':' } = AROUND.find(({ block: known }) => known.test(block)) ?? {};
    const commands = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    return `say "runs: ${at}"\n${before}\n${commands}${after}\nrun=$((run + 1))\n`;
  });
}

const box = mkdtempSync(join(tmpdir(), 'leads-docs-'));
try {
  const [first = '', ...others] = PAGES.flatMap(stepsOf);
  writeFileSync(join(box, 'first.sh'), first);
  writeFileSync(join(box, 'others.sh'), others.join(''));
  writeFileSync(join(box, 'lead.json'), JSON.stringify({ ...leadRow(), id: undefined }));
  const program = ['bash', join(PROJECT, 'tests/faults/try-docs.sh'), box, PROJECT];
  const { status } = spawnSync('unshare', ['--mount', '--propagation', 'private', ...program], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(box, { recursive: true, force: true });
}
