import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Refusal, UsageError } from '../errors.ts';
import { terminalOf } from './terminal.ts';

/** Streams as a terminal has them, with somebody before it who types `answer`. */
function streams(answer: string | null) {
  const stream = () => Object.assign(new PassThrough(), { isTTY: answer !== null });
  const stdin = stream();
  if (answer !== null) stdin.end(`${answer}\n`);
  return { stdin, stdout: stream(), stderr: stream() };
}

it.each(['y', 'YES', ' yes '])('takes "%s" for agreement', async (answer) => {
  await expect(terminalOf(streams(answer)).ask('Erase?')).resolves.toBeUndefined();
});

it.each(['', 'n', 'no', 'yesterday'])('takes "%s" for a refusal', async (answer) => {
  await expect(terminalOf(streams(answer)).ask('Erase?')).rejects.toThrow(Refusal);
});

it('asks nobody where nobody is', async () => {
  await expect(terminalOf(streams(null)).ask('Erase?')).rejects.toThrow(UsageError);
});
