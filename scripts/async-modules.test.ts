import { expect, it } from 'vitest';
import { withAsyncModules } from './async-modules.ts';

it('says async of modules from a file, and of no other script', () => {
  const others = '<script>go()</script><script type="application/ld+json">{}</script>';
  expect(withAsyncModules(`${others}<script type="module" src="/a.js"></script>`)).toBe(
    `${others}<script async type="module" src="/a.js"></script>`,
  );
});
