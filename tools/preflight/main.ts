import { parseArgs } from 'node:util';
import { findUnreachable } from './ask.ts';
import { addressesToAsk } from './asked-addresses.ts';
import { findCertain } from './find-certain.ts';
import { readProject } from './project.ts';
import { type Result, reportText, stands } from './report.ts';

const USAGE = `Lists what stands between the built site and its publication, and what to do about it.

npm run preflight -- [--offline] [--json] [--env-file FILE]
  --offline        asks nothing over the network
  --json           prints the findings for a program
  --env-file FILE  reads the settings of the service from this file too

It ends with 0 when nothing stands, 1 while something does, 2 where it cannot tell.
`;
const STANDS = 1;
const CANNOT_TELL = 2;

try {
  const { offline, json, help, 'env-file': envFile } = readArguments();
  if (help) process.stdout.write(USAGE);
  else {
    const result = await preflight(offline, envFile);
    process.stdout.write(json ? `${JSON.stringify(result, null, 2)}\n` : reportText(result));
    if (stands(result)) process.exitCode = STANDS;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = CANNOT_TELL;
}

async function preflight(offline: boolean, envFile?: string): Promise<Result> {
  const project = await readProject(envFile);
  const addresses = addressesToAsk(project);
  const certain = findCertain(project);
  if (offline) return { findings: certain, notAsked: addresses.map(({ address }) => address) };
  return { findings: [...certain, ...(await findUnreachable(addresses))], notAsked: [] };
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { offline: flag, json: flag, help: flag, 'env-file': { type: 'string' } } })
      .values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
