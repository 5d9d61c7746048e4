import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { reportText } from './report.ts';

const finding = (changes: Partial<Finding> = {}): Finding => ({
  subject: 'links',
  what: '"More" leads to #',
  where: { file: 'the built page', field: '/' },
  remedy: 'Take it out.',
  ...changes,
});

const text = (findings: Finding[]) => stripVTControlCharacters(reportText(findings));

describe('the report', () => {
  it('says what was found, where, and once what to do about it', () => {
    expect(text([finding(), finding({ what: '"Less" leads to #' })])).toBe(`Links that lead nowhere (2)
  "More" leads to #  the built page, /
  "Less" leads to #  the built page, /
    → Take it out.

2 things stand between this site and its publication.
`);
  });
});
