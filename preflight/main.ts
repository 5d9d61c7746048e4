import { parseArgs } from 'node:util';
import { findUnreachable } from './ask.ts';
import { addressesToAsk } from './asked-addresses.ts';
import { findCertain } from './find-certain.ts';
import { readProject } from './project.ts';
import { type Result, reportText, stands } from './report.ts';

const USAGE = `Lists what stands between the built site and its publication, and what to do about it.

npm run preflight -- [--offline] [--json]
  --offline  asks nothing over the network
  --json     prints the findings for a program

It ends with 0 when nothing stands, 1 while something does, 2 where it cannot tell.
`;
const STANDS = 1;
const CANNOT_TELL = 2;

try {
  const { offline, json, help } = readArguments();
  if (help) process.stdout.write(USAGE);
  else {
    const result = await preflight(offline);
    process.stdout.write(json ? `${JSON.stringify(result, null, 2)}\n` : reportText(result));
    if (stands(result)) process.exitCode = STANDS;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = CANNOT_TELL;
}

async function preflight(offline: boolean): Promise<Result> {
  const project = await readProject();
  const addresses = addressesToAsk(project);
  const certain = findCertain(project);
  if (offline) return { findings: certain, notAsked: addresses.map(({ address }) => address) };
  return { findings: [...certain, ...(await findUnreachable(addresses))], notAsked: [] };
}

function readArguments(): { offline: boolean; json: boolean; help: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { offline: flag, json: flag, help: flag } }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
