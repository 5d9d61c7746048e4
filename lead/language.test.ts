import { expect, it } from 'vitest';
import { languageIn, languageNameIn } from './language.ts';

it.each([
  ['https://site.example/es/', 'es', 'Spanish'],
  ['https://site.example/ar?utm_source=x#faq', 'ar', 'Arabic'],
  ['https://site.example/es/start?source=Mail', 'es', 'Spanish'],
  ['https://site.example/', null, null],
  ['https://site.example/start', null, null],
  ['https://site.example/zz/', 'zz', null],
  ['https://site.example/es/else', null, null],
  ['no address', null, null],
])('finds in %s the language %s, %s', (address, code, name) => {
  expect([languageIn(address), languageNameIn(address)]).toEqual([code, name]);
});
