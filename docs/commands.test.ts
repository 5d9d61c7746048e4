import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };

const ROOT = new URL('..', import.meta.url);
const DOCS = readdirSync(new URL('docs', ROOT), { recursive: true }).map((name) => `docs/${name}`);
const PAGES = ['README.md', 'CONTRIBUTING.md', ...DOCS.filter((name) => name.endsWith('.md'))];

it.each(PAGES)('%s names commands that are there', (page) => {
  const named = readFileSync(new URL(page, ROOT), 'utf8').matchAll(/npm run (?:--?\w+ )?([a-z][\w:-]*)/g);
  const missing = [...named].map(([, name = '']) => name).filter((name) => !(name in project.scripts));
  expect(missing).toEqual([]);
});
