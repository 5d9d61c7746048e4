import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Refusal, UsageError } from '../errors.ts';
import { terminalOf } from './terminal.ts';

/** The streams of a terminal on which a person types `answer`, or of none if it is `null`. */
function streams(answer: string | null) {
  const stream = () => Object.assign(new PassThrough(), { isTTY: answer !== null });
  const stdin = stream();
  if (answer !== null) stdin.end(`${answer}\n`);
  return { stdin, stdout: stream(), stderr: stream() };
}

it.each(['y', 'YES', ' yes '])('accepts "%s" as yes', async (answer) => {
  await expect(terminalOf(streams(answer)).ask('Erase?')).resolves.toBeUndefined();
});

it.each(['', 'n', 'no', 'yesterday'])('treats "%s" as no', async (answer) => {
  await expect(terminalOf(streams(answer)).ask('Erase?')).rejects.toThrow(Refusal);
});

it('refuses to ask without a terminal', async () => {
  await expect(terminalOf(streams(null)).ask('Erase?')).rejects.toThrow(UsageError);
});
