import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin, stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import { dependencies } from '../package.json' with { type: 'json' };
import lock from '../package-lock.json' with { type: 'json' };

/** The programs in the image (Dockerfile). */
const PROGRAMS = ['server/main.ts', 'owner/cli/main.ts', 'owner/desk/main.ts'].map(
  (program) => new URL(`../${program}`, import.meta.url).href,
);
const IMPORT =
  /^(?:import '|(?:import|export|\}) .*?from ')([^']+)';|\bimport\('([^']+)'\)|\bWorker\(new URL\('([^']+)'/gm;

/** Beside the base image, about 170 MB. The whole image should stay below 250 MB. */
const MOST_BYTES = 80e6;

/** The addresses of our modules and the names of the packages that the programs import. */
function imports(): { modules: string[]; packages: string[] } {
  const modules = new Set(PROGRAMS);
  const packages = new Set<string>();
  for (const module of modules) {
    if (!module.endsWith('.ts')) continue;
    for (const [, ...matches] of stripTypeScriptTypes(readFileSync(new URL(module), 'utf8')).matchAll(
      IMPORT,
    )) {
      const name = matches.find(Boolean) ?? '';
      if (name.startsWith('.')) modules.add(new URL(name, module).href);
      else if (!isBuiltin(name)) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  }
  return { modules: [...modules], packages: [...packages].sort() };
}

it('installs in the image exactly the packages that its programs import', () => {
  expect(Object.keys(dependencies).sort()).toEqual(imports().packages);
});

it('copies into the image every module that its programs import', () => {
  const lastStage =
    readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...lastStage.matchAll(/^COPY (?!--from)(\S+)/gm)].map(
    ([, path = '']) => new URL(`../${path}`, import.meta.url).href,
  );
  const missing = imports().modules.filter((module) => !copied.some((path) => module.startsWith(path)));
  expect(missing).toEqual([]);
});

it('stays small, with its packages and the built site', () => {
  const packages = Object.entries(lock.packages)
    .filter(([path, about]) => path && !('dev' in about || 'optional' in about || 'devOptional' in about))
    .map(([path]) => path);
  const sizes = [...packages, 'dist', 'owner/desk/dist'].flatMap((path) =>
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.slice(path.length).includes('node_modules'))
      .map(({ parentPath, name }) => statSync(`${parentPath}/${name}`).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});
