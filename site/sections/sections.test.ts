import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const SITE = new URL('..', import.meta.url);

it('has no component that stands on no page', async () => {
  const names = (await readdir(SITE, { recursive: true })).filter((name) => /\.(tsx?|astro)$/.test(name));
  const sources = await Promise.all(names.map((name) => readFile(new URL(name, SITE), 'utf8')));
  const all = sources.join('\n');
  const components = names
    .map((name) => name.split(/[/\\]/).at(-1) ?? '')
    .filter((name) => /^[A-Z].*\.tsx$/.test(name));
  expect(components).toContain('Hero.tsx');
  expect(components.filter((name) => !all.includes(`/${name}'`))).toEqual([]);
});
