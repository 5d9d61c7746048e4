/** One line of the report: the measured median, and its maximum or minimum. */
export type Line = { what: string; measured: number; unit: string } & ({ most: number } | { least: number });

/** A part of the bench: its method and results. */
export type Section = { title: string; method: string; lines: Line[] };

/** The report in Markdown. */
export function reportOf(sections: readonly Section[], machine: string): string {
  return `# Performance

Written by \`npm run bench\`: do not edit. [Decision 022](decisions/022-the-gap-to-the-floor.md) explains the page's speed, and [decision 015](decisions/015-speed-of-the-api.md) the inserts.

${sections.map(sectionText).join('\n')}
${machine}
`;
}

/** One part of the report. */
export function sectionText({ title, method, lines }: Section): string {
  const rows = lines.map((line) => {
    const limit = 'most' in line ? `≤ ${line.most}` : `≥ ${line.least}`;
    return `| ${line.what} | ${rounded(line.measured)} ${line.unit} | ${limit} | ${isMet(line) ? '✓' : 'missed'} |`;
  });
  return [`## ${title}\n\n${method}\n`, '| | measured | target | |', '|---|---|---|---|', ...rows, ''].join(
    '\n',
  );
}

/** Whether a line reaches its target. */
export function isMet(line: Line): boolean {
  return 'most' in line ? line.measured <= line.most : line.measured >= line.least;
}

function rounded(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 3 : 0 });
}

/** The median of `numbers`, the upper of two; `NaN` if there are none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
