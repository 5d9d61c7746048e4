import { expect, it } from 'vitest';
import { announced, importsOf } from './announce-form.ts';

it('finds what a built module imports, and not what it loads later', () => {
  const source = 'import{n as e}from"./client.a-1.js";import{a}from "./page.b.js";import("./later.c.js");';
  expect(importsOf(source)).toEqual(['client.a-1.js', 'page.b.js']);
});

it('writes on the form the scripts that are not there with the page', () => {
  const page = '<script src="/page.js"></script>';
  expect(announced(`<div id="lead-form" data-props="{}"></div>${page}`, ['/a.js', '/page.js', '/b.js'])).toBe(
    `<div id="lead-form" data-scripts="/a.js /b.js" data-props="{}"></div>${page}`,
  );
});

it('is not silent about a page without a form', () => {
  expect(() => announced('<main></main>', [])).toThrow('no form');
});
