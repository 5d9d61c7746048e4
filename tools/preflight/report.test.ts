import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { reportText } from './report.ts';

const finding = (changes: Partial<Finding> = {}): Finding => ({
  subject: 'links',
  what: '"More" links to #',
  where: { file: 'the built page', field: '/' },
  remedy: 'Take it out.',
  ...changes,
});

const text = (findings: Finding[]) => stripVTControlCharacters(reportText(findings));

describe('the report', () => {
  it('shows each finding with its place, and each remedy once', () => {
    expect(text([finding(), finding({ what: '"Less" links to #' })])).toBe(`Links to # (2)
  "More" links to #  the built page, /
  "Less" links to #  the built page, /
    → Take it out.

2 things to fix before you publish.
`);
  });
});
