import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FormSettings } from '../../lead/fields.ts';
import { languageOf } from '../../site/content/languages.ts';
import { defineSite, type Site } from '../../site/settings/define-site.ts';
import { configuredSite } from '../../tools/preflight/configured-project.ts';
import { buildClone, cloneProject } from '../support/clone-project.ts';
import { expect, test } from './support.ts';

const TIMEOUT_MS = 300_000;
const LOGO = 'site/our-logo.svg';
const OWN_KEY: Record<string, string> = { PUBLIC_LEADS_KEY: 'our-own-key' };
const { light, dark } = configuredSite.theme.colours;

/** An owner who has changed everything: other names, colours and font, and many parts left out. */
const { theme, ...settings } = defineSite({
  ...configuredSite,
  // With letters from beyond Western Europe.
  brand: 'Čapek & Łódź',
  product: 'Homework Help',
  portal: false,
  organizationType: 'ProfessionalService',
  currency: 'EUR',
  locales: { en: 'en-IE' },
  prices: {
    essays: { amount: 9.5, per: 'page', from: { days: 1 }, options: ['french'] },
    lab_reports: { amount: 1200, per: 'hour', from: { days: 60 }, to: { days: 90 } },
  },
  priceField: 'language',
  sections: { tools: false, services: false },
  phone: '+48 42 300 12 34',
  social: { instagram: 'https://www.instagram.com/capeklodz', x: false },
  chat: false,
  exitIntent: false,
  sentenceField: false,
  noSalesCalls: true,
  analytics: { kind: 'plausible', script: 'https://plausible.io/js/script.js' },
  legal: { ...configuredSite.legal, privacy: '/privacy.html', imprint: '/imprint.html' },
  theme: {
    colours: {
      light: { ...light, paper: '#eef4f1', sheet: '#ffffff', ink: '#0f2e24', pen: '#8a2be2' },
      dark: { ...dark, paper: '#0b1f19', sheet: '#12291f', ink: '#e6f2ec', pen: '#d9a6ff' },
    },
    fonts: { ...configuredSite.theme.fonts, display: '@fontsource-variable/lora' },
    logo: configuredSite.theme.logo,
  },
  sampleTestimonials: false,
});
/** Fields of the owner’s own, required or not, other options, levels and deadlines, and no subject or urgency. */
const FORM: FormSettings = {
  steps: [
    ['email', 'name', 'phone'],
    ['language', 'assignment_type', 'academic_level', 'deadline', 'delivery'],
    ['word_count', 'second_email', 'second_phone', 'working_title', 'notes', 'description'],
  ],
  fields: {
    phone: { required: false },
    assignment_type: { label: 'Kind of text', options: { letter: 'Letter', book: 'Book' }, shown: 'chips' },
    academic_level: { label: 'Reader', options: { child: 'A child', expert: 'An expert' } },
    deadline: { options: { quarter: 'Three months' }, hours: { quarter: 2160 } },
    language: { kind: 'choice', label: 'Into', options: { french: 'French', czech: 'Czech' } },
    delivery: { kind: 'date', label: 'First part', required: false },
    word_count: { kind: 'number', label: 'Word count', min: 100, max: 200_000 },
    second_email: { kind: 'email', label: 'Copy to', required: false },
    second_phone: { kind: 'phone', label: 'Mobile', required: false },
    working_title: { kind: 'text', label: 'Working title' },
    notes: { kind: 'long text', label: 'Notes', required: false },
  },
};
/** Lists of one, of none and of four. */
const LISTS: [file: string, list: RegExp, other: string][] = [
  ['faq', /(?<=items: list<Question\[\]>\(\[\n.*?\n {4}\},).*?(?=\n {2}\]\))/s, ''],
  ['quick-answers', /(?<=questions: list<Question\[\]>\(\[).*?(?=\]\))/s, ''],
  ['quick-answers', /(?<=parts: list<[^(]*>\(\[).*?(?=\]\))/s, ''],
  ['long-form', /(?<=groups: list<[^(]*>\(\[).*?(?=\n {4}\]\))/s, ''],
  [
    'order-process',
    /(?=\n {2}\]\))/,
    "{ title: 'Read it', description: 'And ask.', figure: '1', unit: 'day' },",
  ],
];
/** Only the clone has its logo. */
const rebranded: Site = { ...settings, theme: { ...theme, logo: { file: LOGO } } };

const FILES = {
  [LOGO]:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="240"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="4"/></svg>\n',
  ...Object.fromEntries(
    ['privacy', 'imprint'].map((name) => [
      `site/public/${name}.html`,
      `<!doctype html>\n<html lang="en">\n<title>${name}</title>\n<h1>${name}</h1>\n</html>\n`,
    ]),
  ),
};

/** Removes Playwright's variables for its own workers. */
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(E2E_(?!DATABASE)|TEST_|PW_|PLAYWRIGHT_|FORCE_COLOR|PUBLIC_|RATE_LIMIT)/.test(name),
  ),
);

test('a site with another brand, form, prices, lists, colours, font and legal pages passes its checks and preflight', async () => {
  test.setTimeout(TIMEOUT_MS);
  const clone = await cloneProject(rebranded, FORM);
  /** Runs a program in the clone, and returns its exit code and output. */
  const run = async (program: string, options: string[]) => {
    const env = { ...inherited, ...OWN_KEY, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: '' };
    const ended = promisify(execFile)(process.execPath, [program, ...options], { cwd: clone.directory, env });
    return ended.then(
      ({ stdout }) => ({ code: 0, output: stdout, errors: '' }),
      ({ code, stdout, stderr }) => ({ code, output: stdout, errors: stderr }),
    );
  };
  const preflight = () => run('tools/preflight/main.ts', []);
  try {
    for (const [name, text] of Object.entries(FILES)) await writeFile(join(clone.directory, name), text);
    for (const [name, list, other] of LISTS) {
      const file = join(clone.directory, `site/content/en/${name}.ts`);
      const words = await readFile(file, 'utf8');
      expect(words).toMatch(list);
      await writeFile(file, words.replace(list, other));
    }
    await test.step('preflight fails before the build', async () => {
      const unbuilt = await preflight();
      expect(unbuilt).toMatchObject({ code: 2, output: '' });
      expect(unbuilt.errors).toContain('npm run build');
    });
    await buildClone(clone, { ...OWN_KEY });
    await test.step('preflight finds nothing', async () => {
      expect(await preflight()).toMatchObject({ code: 0, output: expect.stringContaining('nothing to fix') });
    });
    const builtDesk = await run('node_modules/vite/bin/vite.js', [
      'build',
      ...['--config', 'owner/desk/vite.config.ts'],
      ...['--configLoader', 'native'],
    ]);
    expect(builtDesk, builtDesk.errors).toMatchObject({ code: 0 });
    const page = await readFile(join(clone.directory, 'dist/index.html'), 'utf8');
    expect(page.includes(`in all. ${languageOf('en').words.popup.noSalesCalls}</p>`)).toBe(true);
    expect(page.includes('id="sentence"')).toBe(false);
    expect(existsSync(join(clone.directory, 'dist/marks.json'))).toBe(false);
    // The language stories do not change.
    const stories = ['site', 'lead', 'form'].map((name) => `tests/e2e/own/${name}.spec.ts`);
    const played = await run('node_modules/@playwright/test/cli.js', [
      'test',
      ...stories,
      '--workers=1',
      '--project=chromium',
    ]);
    expect(played, played.output).toMatchObject({ code: 0 });
  } finally {
    await clone.remove();
  }
});
