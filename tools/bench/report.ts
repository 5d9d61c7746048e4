import { BEFORE } from './before.ts';
import type { Audit } from './lighthouse.ts';
import type { Held } from './page-memory.ts';
import type { LanguageComparison, Results } from './results.ts';
import {
  formPageLines,
  isMet,
  type Line,
  languageLines,
  loadingLines,
  pressLines,
  scrollLines,
} from './targets.ts';

const KIB = 1024;

/** The document about speed, in Markdown: `results` beside their targets, and beside other pages as `peers` tells. */
export function reportOf(results: Results, peers: string): string {
  const { lighthouse, formPage, languages, memory } = results;
  return `# How fast the page is

Made by \`npm run bench\`: do not edit. Why it is as fast stands in [decision 022](decisions/022-the-gap-to-the-floor.md).

## Loading

Lighthouse ${lighthouse.version} with its own settings for phones (slow 4G and a slow processor, simulated), medians of ${lighthouse.runs} runs, page and floor in turns from the same server. The floor is this very page with every script taken out: no page with these words and this design loads sooner.

| | FCP | LCP | TBT | CLS | transfer |
|---|---|---|---|---|---|
${auditRow('page', lighthouse.page)}
${auditRow('floor', lighthouse.floor)}

${tableOf(loadingLines(results))}

### The form's page

\`/start\` as our server renders it for each visitor, with React, which makes steps of it once it is painted. Its floor is that answer with every script taken out.

| | FCP | LCP | TBT | CLS | transfer |
|---|---|---|---|---|---|
${auditRow('page', formPage.page)}
${auditRow('floor', formPage.floor)}

${tableOf(formPageLines(results))}
${languages.length > 0 ? `\n${languagesTable(languages)}\n` : ''}
## Pressing

In Chromium at a quarter of this machine's speed, medians of fifteen, in milliseconds. From the press to the next frame on the screen as the browser itself measures it (Event Timing, as in INP, in steps of 8 ms); the form is ready when React answers for it. A visitor looks for half a second before each press; finger and button are held for 80 ms, as hands do. The finger is a mouse whose events Chromium turns into touches: a touch that a program sends as one is stamped, and waits for a frame before it is sent, 12 to 40 ms that no finger waits. Chromium is told to keep the positions of functions: under a debugger, as here, it parses React a second time for them, 40 ms that no visitor waits for. "Cold" is the first press of a visitor who has never been here.

### With a mouse, 1440 px, fast line

${tableOf(pressLines(results, 'mouse'))}

### With a finger, 390 px, slow 4G

${tableOf(pressLines(results, 'touch'))}

## After loading

A scroll from the top of the page to its end at a quarter of this machine's speed, medians of five; the time is the main thread's own.

${tableOf(scrollLines(results))}

## What the simpler page gave up

An earlier page did more to save single milliseconds, and nobody could change it safely. What went is told in [decision 009](decisions/009-the-whole-page-is-laid-out.md). The same measures on the same kind of machine, before and now:

${beforeAndNow(results)}
${memory ? `\n${memoryTable(memory)}\n` : ''}
## The machine

${results.at}. ${results.machine}, benchmark index ${rounded(lighthouse.page.benchmarkIndex, 0)}: how fast it computed while Lighthouse loaded the page, in Lighthouse's own measure (the median). Below 1,000 it calls a machine slower than it expects. By the presets of Chromium's developer tools, 1,000 is a phone of the middle class and 264 one of the lowest: what is pressed and scrolled above has a quarter of this machine.

## Other pages

${peers.trim()}
`;
}

/** What misses its target, a line each. */
export function missesOf(results: Results): string[] {
  return allLines(results)
    .filter((line) => !isMet(line))
    .map((line) => `${line.what}: ${written(line.measured, line)}, target ${written(line.limit, line)}`);
}

function allLines(results: Results): Line[] {
  const pressed = (['mouse', 'touch'] as const).flatMap((way) =>
    pressLines(results, way).map((line) => ({ ...line, what: `${way}: ${line.what}` })),
  );
  const ofForm = formPageLines(results).map((line) => ({ ...line, what: `form page: ${line.what}` }));
  const inLanguages = results.languages.flatMap((compared) =>
    languageLines(compared).map((line) => ({ ...line, what: `${compared.path}: ${line.what}` })),
  );
  return [...loadingLines(results), ...ofForm, ...inLanguages, ...pressed, ...scrollLines(results)];
}

function beforeAndNow(results: Results): string {
  const rows = allLines(results).flatMap((line) => {
    const before = BEFORE[line.what];
    if (before === undefined) return [];
    return `| ${line.what} | ${written(before, line)} | ${written(line.measured, line)} | ${limitOf(line)} |`;
  });
  return ['| | before | now | target |', '|---|---|---|---|', ...rows].join('\n');
}

function languagesTable(languages: readonly LanguageComparison[]): string {
  const rows = languages.map((compared) => {
    const { page, floor } = compared.comparison;
    const scores = Object.values(page.scores).join(' / ');
    const ratios = [page.lcp / floor.lcp, page.fcp / floor.fcp].map((ratio) => rounded(ratio, 3));
    const isReached = languageLines(compared).every(isMet);
    return `| ${[
      `\`${compared.path}\``,
      scores,
      ...ratios,
      ms(page.lcp),
      ms(page.tbt),
      rounded(page.cls, 3),
      `${rounded(page.bytes / KIB, 1)} KiB`,
      isReached ? '✓' : 'missed',
    ].join(' | ')} |`;
  });
  return [
    '### In other languages',
    '',
    'The same, medians of three: scripts and styles are those above, and the letters are their own. The targets are those above too; a home page may transfer 100 KiB.',
    '',
    '| | performance / accessibility / best practices / SEO | LCP ÷ the floor’s | FCP ÷ the floor’s | LCP | TBT | CLS | transfer | |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** First, after half a minute, in the middle, at the end. */
function memoryTable(memory: readonly Held[]): string {
  const shown = [0, 3, Math.floor(memory.length / 2), memory.length - 1].flatMap(
    (index) => memory[index] ?? [],
  );
  const rows = shown.map(
    ({ second, heapKb, nodes, listeners }) =>
      `| ${rounded(second, 0)} s | ${rounded(heapKb, 0)} KB | ${rounded(nodes, 0)} | ${rounded(listeners, 0)} |`,
  );
  return [
    'A page in use on a phone, what it holds once garbage is collected:',
    '',
    '| after | JavaScript heap | DOM nodes | listeners |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function auditRow(name: string, { fcp, lcp, tbt, cls, bytes }: Audit): string {
  return `| ${name} | ${ms(fcp)} | ${ms(lcp)} | ${ms(tbt)} | ${rounded(cls, 3)} | ${rounded(bytes / KIB, 1)} KiB |`;
}

function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(
    (line) =>
      `| ${line.what} | ${written(line.measured, line)} | ${limitOf(line)} | ${isMet(line) ? '✓' : 'missed'} |`,
  );
  return ['| | measured | target | |', '|---|---|---|---|', ...rows].join('\n');
}

function limitOf(line: Line): string {
  return `${line.atLeast ? '' : '≤ '}${written(line.limit, line)}`;
}

function written(value: number, { unit }: Pick<Line, 'unit'>): string {
  if (unit === 'ms') return ms(value);
  if (unit === 'B') return `${rounded(value, 0)} bytes`;
  return rounded(value, 3);
}

function ms(value: number): string {
  return `${rounded(value, 0)} ms`;
}

function rounded(value: number, digits: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}
