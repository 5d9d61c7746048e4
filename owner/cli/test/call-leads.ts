import { PassThrough } from 'node:stream';
import { type Environment, readEnvironment } from '../../../server/environment.ts';
import type { DatabaseSettings } from '../../../tests/support/place.ts';
import { runCommand } from '../run-command.ts';

export type Outcome = { code: number; output: string; errors: string };

/** Runs the owner's command in this process: a separate one takes a hundred times as long. */
export async function callLeads(
  settings: DatabaseSettings & Partial<Environment>,
  ...args: string[]
): Promise<Outcome> {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  const printed = Promise.all([textOf(streams.stdout), textOf(streams.stderr)]);
  const code = await runCommand(args, () => ({ ...readEnvironment({}), ...settings }), streams);
  streams.stdout.end();
  streams.stderr.end();
  const [output, errors] = await printed;
  return { code, output, errors };
}

/** The whole text, including a byte order mark. */
async function textOf(stream: PassThrough): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString();
}

/** The parsed `--json` output of a command. Throws if it fails. */
export async function readLeads(settings: DatabaseSettings, ...args: string[]) {
  const { code, output, errors } = await callLeads(settings, ...args, '--json');
  if (code !== 0) throw new Error(errors);
  return JSON.parse(output);
}
