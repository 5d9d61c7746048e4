import { expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';

it('joins a head’s styles in order, in the place of the last', () => {
  const body = '<body><style>d{}</style></body>';
  expect(
    finishPage(
      `<head><style>@layer a;</style><link><style media="print">p{}</style><style>b{content:"$&"}</style><meta></head>${body}`,
    ),
  ).toBe(
    `<head><link><style media="print">p{}</style><style>@layer a;\nb{content:"$&"}</style><meta></head>${body}`,
  );
});

it('gives module scripts a low priority, and changes nothing else', () => {
  const page = (script: string) =>
    `<!doctype html><head><meta charset="utf-8"></head><p title='"a"'>a &amp; b<br>style</p>${script}<script>if (1 < 2) go()</script>`;
  expect(finishPage(page('<script type="module" src="/a.js"></script>'))).toBe(
    page('<script type="module" src="/a.js" fetchpriority="low"></script>'),
  );
});
