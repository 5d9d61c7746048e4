import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { dependencies } from '../package.json' with { type: 'json' };

/** The programs in the image (Dockerfile). */
const PROGRAMS = ['server/main.ts', 'owner/cli/main.ts', 'owner/desk/main.ts'].map(
  (program) => new URL(`../${program}`, import.meta.url).href,
);
const IMPORT = /^(?:import '|(?:import|export|\}) .*?from ')([^']+)';$|\bimport\('([^']+)'\)/gm;

/** The packages that the programs import, through all of our modules. */
function importedPackages(): string[] {
  const modules = new Set(PROGRAMS);
  const packages = new Set<string>();
  for (const module of modules) {
    if (!module.endsWith('.ts')) continue;
    for (const [, fixed, deferred] of readFileSync(new URL(module), 'utf8').matchAll(IMPORT)) {
      const name = fixed ?? deferred ?? '';
      if (name.startsWith('.')) modules.add(new URL(name, module).href);
      else if (!isBuiltin(name)) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  }
  return [...packages].sort();
}

it('installs in the image exactly the packages that its programs import', () => {
  expect(Object.keys(dependencies).sort()).toEqual(importedPackages());
});
