import { expect, it } from 'vitest';
import { withOneStyle } from './join-styles.ts';

it('joins a head’s styles in order, in the place of the last', () => {
  const body = '<body><style>d{}</style></body>';
  expect(
    withOneStyle(
      `<head><style>@layer a;</style><link><style media="print">p{}</style><style>b{content:"$&"}</style><meta></head>${body}`,
    ),
  ).toBe(
    `<head><link><style media="print">p{}</style><style>@layer a;\nb{content:"$&"}</style><meta></head>${body}`,
  );
});

it('does not change a page without styles', () => {
  expect(withOneStyle('<head><meta></head><p>style</p>')).toBe('<head><meta></head><p>style</p>');
});
