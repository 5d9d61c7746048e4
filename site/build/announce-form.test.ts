import { expect, it } from 'vitest';
import { announced, importsBeyond } from './announce-form.ts';

const PAGE = '<script type="module" src="/_astro/page.b.js"></script>';

it('finds what a built module imports beyond the page’s own script, and not what it loads later', () => {
  const source = 'import{n as e}from"./client.a-1.js";import{a}from "./page.b.js";import("./later.c.js");';
  expect(importsBeyond(PAGE, source)).toEqual(['client.a-1.js']);
});

it('writes the address of its script on the form, and is not silent about a page without one', () => {
  expect(announced(`<div id="lead-form" data-props="{}"></div>${PAGE}`, '/a.js')).toBe(
    `<div id="lead-form" data-script="/a.js" data-props="{}"></div>${PAGE}`,
  );
  expect(() => announced('<main></main>', '/a.js')).toThrow('no form');
});
