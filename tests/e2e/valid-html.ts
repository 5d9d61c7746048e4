import { HtmlValidate } from 'html-validate';
import { expect } from './support.ts';

/** Fails if a page is not valid HTML. */
export async function expectValidHtml(html: string, what = ''): Promise<void> {
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
  expect(
    report.results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    what,
  ).toEqual([]);
}
