import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findStanding, type TranslatedFrom, translatedFrom } from '../content/translation.ts';
import { LANGUAGES, type LanguageCode } from '../settings/languages.ts';

const USAGE = `Lists the texts of each language that are still English, or whose English has changed since.

npm run languages -- [--confirm CODE]
  --confirm CODE   notes that this language says what the English says today

It ends with 0 where nothing is listed, and with 1 otherwise.
`;
const FAULTS = { changed: 'its English has changed', untranslated: 'it is still English' };
const OTHERS = (Object.keys(LANGUAGES) as LanguageCode[]).filter((code) => code !== 'en');
const english = LANGUAGES.en.words;

try {
  const { confirm, help } = readArguments();
  if (help) process.stdout.write(USAGE);
  else if (confirm === undefined) await list();
  else await note(confirm);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function list(): Promise<void> {
  const lines: string[] = [];
  for (const code of OTHERS) {
    const { name, words } = LANGUAGES[code];
    const standing = findStanding(english, words, await readNotes(code));
    lines.push(
      `${code}  ${name}: ${standing.length === 0 ? 'nothing to do' : `${standing.length} to look at`}`,
    );
    if (standing.length === 0) continue;
    process.exitCode = 1;
    for (const { path, fault, english: text, translation } of standing)
      lines.push(`  ${path}: ${FAULTS[fault]}`, `    en  ${text}`, `    ${code}  ${translation}`);
    lines.push(
      `  → Translate what needs it, in site/content/${code}. Then note that all of it says what the English says:`,
      `    npm run languages -- --confirm ${code}`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function note(code: string): Promise<void> {
  const known = OTHERS.find((other) => other === code);
  if (!known) throw new Error(`--confirm ${code}: must be one of ${OTHERS.join(', ')}.`);
  await writeFile(notesOf(known), `${JSON.stringify(translatedFrom(english), null, 2)}\n`);
  process.stdout.write(`Noted: ${LANGUAGES[known].name} says what the English says today.\n`);
}

/** Where a language notes which English it was translated from. */
function notesOf(code: LanguageCode): URL {
  return new URL(`../content/${code}/translated-from.json`, import.meta.url);
}

/** What a language has noted: nothing, where nobody has confirmed it yet. */
async function readNotes(code: LanguageCode): Promise<TranslatedFrom> {
  const text = await readFile(notesOf(code), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

function readArguments() {
  try {
    return parseArgs({
      options: { confirm: { type: 'string' }, help: { type: 'boolean', default: false } },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
