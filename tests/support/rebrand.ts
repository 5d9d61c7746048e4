import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { defineSite, Site } from '../../site/settings/define-site.ts';
import { type BuiltVariant, PROJECT } from './build-variant.ts';
import { sampleSite } from './sample-site.ts';

/** What a clone of the project does not have, or has of its own. */
const NOT_CLONED = new Set(['.git', '.env', 'data', 'dist', 'node_modules', 'test-results']);
const CONFIG = 'site/site.config.ts';
const LOGO = 'site/our-logo.svg';

/**
 * The settings of an owner who has changed all there is: other names, colours and font, and much left out.
 * Their types are checked here: `defineSite` gives one type for whatever it takes.
 */
const settings = {
  // With letters from beyond Western Europe.
  brand: 'Čapek & Łódź',
  product: 'Homework Help',
  url: 'https://www.capek-lodz.org',
  portal: 'https://students.capek-lodz.org',
  signInPath: '/sign-in',
  mainSite: false,
  phone: '+48 42 300 12 34',
  email: 'hello@capek-lodz.org',
  imageHost: '',
  social: { instagram: 'https://www.instagram.com/capeklodz', x: false },
  chat: false,
  exitIntent: false,
  redirectAfterSeconds: 5,
  thankYou: '/thank-you.html',
  analytics: { kind: 'plausible', script: 'https://plausible.io/js/script.js' },
  legal: { privacy: '/privacy.html', terms: '/terms.html', cookies: 'https://www.capek-lodz.org/cookies' },
  theme: {
    colours: {
      light: {
        paper: '#eef4f1',
        sheet: '#ffffff',
        rule: '#c9d8d0',
        ink: '#0f2e24',
        inkSoft: '#3d5a50',
        marker: '#ffd76a',
        onMarker: '#0f2e24',
        pen: '#8a2be2',
        lamp: '#ffffff',
        shade: '#0f2e24',
        board: '#0f2e24',
        chalk: '#eef4f1',
      },
      dark: {
        paper: '#0b1f19',
        sheet: '#12291f',
        rule: '#27453a',
        ink: '#e6f2ec',
        inkSoft: '#b4cbc0',
        marker: '#5c4a00',
        onMarker: '#ffffff',
        pen: '#d9a6ff',
        lamp: '#24372f',
        shade: '#020806',
        board: '#061310',
        chalk: '#e6f2ec',
      },
    },
    fonts: { ...sampleSite.theme.fonts, display: '@fontsource-variable/lora' },
    logo: { file: LOGO },
  },
  figures: Object.fromEntries(Object.keys(sampleSite.figures).map((name) => [name, false])) as Record<
    keyof Site['figures'],
    false
  >,
  sampleTestimonials: false,
  confirmed: [],
} satisfies Parameters<typeof defineSite>[0];

const LOGO_DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="240"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="4"/></svg>\n';
const PAGES = { privacy: 'Privacy', terms: 'Terms', 'thank-you': 'Thank you' };
const pageOf = (title: string) =>
  `<!doctype html>\n<html lang="en">\n<title>${title}</title>\n<h1>${title}</h1>\n</html>\n`;

/** Clones the project into a directory of its own, and makes another owner's site of it as the README says. Nothing is built yet. */
export async function cloneRebranded(): Promise<BuiltVariant> {
  const directory = await mkdtemp(join(tmpdir(), 'leads-rebrand-'));
  await cp(PROJECT, directory, { recursive: true, filter: (path) => !NOT_CLONED.has(basename(path)) });
  await symlink(join(PROJECT, 'node_modules'), join(directory, 'node_modules'), 'junction');

  const config = await readFile(join(directory, CONFIG), 'utf8');
  const edited = config.replace(/defineSite\(\{.*\}\)/s, `defineSite(${JSON.stringify(settings, null, 2)})`);
  await writeFile(join(directory, CONFIG), edited);
  await writeFile(join(directory, LOGO), LOGO_DRAWING);
  for (const [name, title] of Object.entries(PAGES))
    await writeFile(join(directory, `site/public/${name}.html`), pageOf(title));
  return { directory, remove: () => rm(directory, { recursive: true }) };
}
