import type { Command } from './command.ts';

const CALL = 'npm run leads --';
const GAP = 2;

/** The list of commands. */
export function helpOn(commands: readonly Command[]): string {
  return `Usage: ${CALL} COMMAND [OPTIONS]

Reads and manages the leads in the database set by DATABASE_URL or DATA_DIR.

${columns(commands.map(({ name, words, says }) => [[name, ...words].join(' '), says]))}

For a command's options, run ${CALL} COMMAND --help.
For scripts, run npm run --silent leads -- COMMAND --json
Exit codes: 0 success, 1 nothing found or declined, 2 invalid usage.
`;
}

/** The usage of a command. */
export function helpFor({ name, words, says, options }: Command): string {
  return `Usage: ${[CALL, name, ...words].join(' ')} [OPTIONS]

${says[0]?.toUpperCase()}${says.slice(1)}.

${columns(Object.entries(options).map(([option, { takes, says }]) => [[`--${option}`, takes].filter(Boolean).join(' '), says]))}
`;
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + GAP;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
}
