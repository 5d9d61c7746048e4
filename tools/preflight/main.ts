import { parseArgs } from 'node:util';
import { findLaws } from './laws.ts';
import { findLinksToNowhere, findMissingPages } from './pages.ts';
import { findPlaceholders } from './placeholders.ts';
import { type Project, readProject } from './project.ts';
import { findUnconfirmedPromises } from './promises.ts';
import { type Finding, reportText } from './report.ts';
import { findClaimsWithoutNote, findSamples, findSimulatedCounters } from './samples.ts';
import { findServerSteps } from './server.ts';

const USAGE = `Lists everything to fix before you publish the site.

npm run preflight -- [--json] [--env-file FILE]
  --json           prints the findings as JSON
  --env-file FILE  also reads the service's settings from FILE

Exit codes: 0 nothing to fix, 1 something to fix, 2 the check failed.
`;
const SOMETHING_LEFT = 1;
const CANNOT_TELL = 2;
const CHECKS: ((project: Project) => Finding[])[] = [
  findSamples,
  findSimulatedCounters,
  findClaimsWithoutNote,
  findPlaceholders,
  findMissingPages,
  findLinksToNowhere,
  findUnconfirmedPromises,
  findLaws,
  findServerSteps,
];

try {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { json: flag, help: flag, 'env-file': { type: 'string' } } });
  if (values.help) process.stdout.write(USAGE);
  else {
    const project = await readProject(values['env-file']);
    const findings = CHECKS.flatMap((check) => check(project));
    process.stdout.write(values.json ? `${JSON.stringify({ findings }, null, 2)}\n` : reportText(findings));
    if (findings.length > 0) process.exitCode = SOMETHING_LEFT;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = CANNOT_TELL;
}
