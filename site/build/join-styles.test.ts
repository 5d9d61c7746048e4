import { expect, it } from 'vitest';
import { withOneStyle } from './join-styles.ts';

it('joins the styles of a head, in their order and in the place of the last', () => {
  const body = '<body><style>d{}</style></body>';
  expect(
    withOneStyle(
      `<head><style>@layer a;</style><link><style media="print">p{}</style><style>b{content:"$&"}</style><meta></head>${body}`,
    ),
  ).toBe(
    `<head><link><style media="print">p{}</style><style>@layer a;\nb{content:"$&"}</style><meta></head>${body}`,
  );
});

it('leaves a page without styles as it is', () => {
  expect(withOneStyle('<head><meta></head><p>style</p>')).toBe('<head><meta></head><p>style</p>');
});
