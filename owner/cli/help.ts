import type { Command } from './command.ts';

const CALL = 'npm run leads --';
const GAP = 2;

/** What the commands are. */
export function helpOn(commands: readonly Command[]): string {
  return `Usage: ${CALL} COMMAND [OPTIONS]

Reads and keeps the leads, in the database that DATABASE_URL or DATA_DIR names.

${columns(commands.map(({ name, words, says }) => [[name, ...words].join(' '), says]))}

${CALL} COMMAND --help shows a command's options.
For other programs, leave out npm's own lines: npm run --silent leads -- COMMAND --json
Exit codes: 0 done, 1 nothing found or refused, 2 wrong usage.
`;
}

/** How `command` is called. */
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
