import { describe, expect, it } from 'vitest';
import { slim } from './slim-html.ts';

describe('the slim HTML', () => {
  it.each([
    ['the names of icons', '<svg class="lucide lucide-arrow-right" width="24">', '<svg width="24">'],
    [
      'the namespace that HTML knows',
      '<svg xmlns="http://www.w3.org/2000/svg" width="24">',
      '<svg width="24">',
    ],
    ['the marks between texts', '<p>a<!-- -->b</p>', '<p>ab</p>'],
    [
      'the comment of an inline style',
      '<style>/* why\n */\n@layer a, b;\n</style>',
      '<style>@layer a, b;\n</style>',
    ],
    [
      'elements of an icon that one can draw',
      '<svg class="lucide a"><path d="M1 2h3"></path><path d="M4 5v6"></path><path d="m7 8 9 1"></path></svg>',
      '<svg><path d="M1 2h3M4 5v6"></path><path d="m7 8 9 1"></path></svg>',
    ],
  ])('is without %s', (_, html, expected) => {
    expect(slim(html)).toBe(expected);
  });

  it('keeps the nodes of the form, which React takes over', () => {
    const icon = '<svg><path d="M1 2h3"></path><path d="M4 5v6"></path></svg>';
    const form = `<div id="lead-form"><p>a<!-- -->b</p>${icon}</div></div></dialog>`;
    expect(slim(`<p>a<!-- -->b</p>${form}<p>c<!-- -->d</p>`)).toBe(`<p>ab</p>${form}<p>cd</p>`);
  });

  it('keeps classes of ours', () => {
    expect(slim('<svg class="pen-mark">')).toBe('<svg class="pen-mark">');
  });
});
