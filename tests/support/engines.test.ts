import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findEngine } from './engines.ts';

afterEach(() => vi.unstubAllEnvs());

describe.skipIf([firefox, webkit].some((engine) => existsSync(engine.executablePath())))(
  'on a machine with neither Firefox nor WebKit, which cannot install them',
  () => {
    it.each([
      ['Firefox', 'firefox-esr'],
      ['WebKit', 'webkit2gtk-driver and xvfb'],
    ] as const)('says what to install for %s', (name, missing) => {
      // An empty path has no programs, `apt-get` included.
      vi.stubEnv('PATH', '');
      expect(findEngine(name)).toEqual({ missing });
    });
  },
);
