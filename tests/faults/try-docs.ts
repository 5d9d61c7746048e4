import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leadRow } from '../support/lead-row.ts';

// Runs the commands of docs/deployment.md, docs/operations.md and README.md as they stand there,
// in their order: `npm run try-docs`, as root, on Debian with PostgreSQL and nginx. Everything
// outside the sandbox stays as it is: what is written below /etc, /opt, /run and /var is
// gone afterwards, and the network is one of its own. try-docs.sh has the sandbox, and what
// stands in there for systemd, apt-get and sudo.

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = ['docs/deployment.md', 'docs/operations.md', 'README.md'];
const FENCE = /^( *)```sh\n([\s\S]*?)^\1```$/gm;

/** What cannot run in the sandbox, and why. */
const NOT_HERE: readonly (readonly [RegExp, string])[] = [
  [/docker/, 'needs Docker'],
  [/supabase|netlify|wrangler/, 'needs an account'],
  [/journalctl .*grep/, 'looks for lines that only a day of work leaves behind'],
  [/npm test/, 'is what .ci/run does'],
];

/**
 * What an owner has done before a block, and what must be so after it: functions of try-docs.sh. And how
 * a block ends where that is not with code 0: it refuses with 1, or serves until it is stopped.
 */
const AROUND: readonly {
  block: RegExp;
  before?: string;
  after?: string;
  ends?: 'refuses' | 'serves';
}[] = [
  { block: /enable --now leads/, after: 'store_lead; expect_leads 1' },
  { block: /install caddy/, after: 'expect_caddy_host' },
  { block: /install nginx/, before: 'make_certificate', after: 'expect_tls' },
  { block: /alter database leads rename/, before: 'store_lead', after: 'expect_leads 1' },
  { block: /tar --create/, before: 'use_embedded; store_lead', after: 'expect_leads 1' },
  { block: /tar --extract/, before: 'store_lead', after: 'expect_leads 1' },
  { block: /move-to-postgres/, before: 'empty_postgres', after: 'expect_leads 1; expect_postgres' },
  { block: /cron\.d/, after: 'run_cron_line; expect_leads 1' },
  { block: /git remote rename/, before: 'clone_as_developer' },
  { block: /git fetch upstream/, before: 'commit_on_both_sides', after: 'expect_both_commits' },
  { block: /git clone/, before: 'publish_branch', after: 'expect_leads 1; expect_upgraded' },
  {
    block: /npm start/,
    before: 'sudo systemctl stop leads; enter_new_clone',
    after: 'store_lead; stop_serving',
    ends: 'serves',
  },
  { block: /npm run preflight/, ends: 'refuses' },
];

type Block = { at: string; commands: string };

/** The blocks of shell commands in the pages, with where they stand. */
function blocksOf(page: string): Block[] {
  const text = readFileSync(join(PROJECT, page), 'utf8');
  return [...text.matchAll(FENCE)].map(({ index, 1: indent = '', 2: commands = '' }) => ({
    at: `${page}:${text.slice(0, index).split('\n').length}`,
    commands: commands.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** A block as the sandbox runs it: within one shell for all of them, as a person would type it. */
function step({ at, commands }: Block): string {
  const reason = NOT_HERE.find(([pattern]) => pattern.test(commands))?.[1];
  if (reason !== undefined) return `say "not run: ${at}: ${reason}"\n`;
  const around = AROUND.find(({ block }) => block.test(commands));
  const { before = ':', after = ':', ends = 'done' } = around ?? {};
  const run = {
    done: commands,
    refuses: `code=0; ${commands.trimEnd()} || code=$?; expect "$code" 1 'the code'\n`,
    serves: `serve <<'END'\n${commands}END\n`,
  };
  return `say "runs: ${at}"\n${before}\n${run[ends]}${after}\nrun=$((run + 1))\n`;
}

const box = mkdtempSync(join(tmpdir(), 'leads-docs-'));
try {
  const [first, ...others] = PAGES.flatMap(blocksOf);
  if (first === undefined) throw new Error('There are no commands in the pages.');
  writeFileSync(join(box, 'first.sh'), step(first));
  writeFileSync(join(box, 'others.sh'), others.map(step).join(''));
  const row = leadRow();
  writeFileSync(join(box, 'lead.json'), JSON.stringify({ ...row, id: undefined }));
  const { status } = spawnSync(
    'unshare',
    ['--mount', '--propagation', 'private', 'bash', join(PROJECT, 'tests/faults/try-docs.sh'), box, PROJECT],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(box, { recursive: true, force: true });
}
