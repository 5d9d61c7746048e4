import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { reportText, stands } from './report.ts';

const finding = (changes: Partial<Finding> = {}): Finding => ({
  subject: 'links',
  what: '"More" leads to #',
  where: { file: 'the built page', field: '/' },
  remedy: 'Take it out.',
  hint: false,
  ...changes,
});

const text = (findings: Finding[], notAsked: string[] = []) =>
  stripVTControlCharacters(reportText({ findings, notAsked }));

describe('the report', () => {
  it('says what was found, where, and once what to do about it', () => {
    const report = text([finding(), finding({ what: '"Less" leads to #' })]);
    expect(report).toBe(`Links that lead nowhere (2)
  "More" leads to #  the built page, /
  "Less" leads to #  the built page, /
    → Take it out.

2 things stand between this site and its publication.
`);
  });

  it('puts subjects in one order, however they were found', () => {
    const report = text([finding({ subject: 'reach' }), finding({ subject: 'samples' })]);
    expect(report.indexOf('Samples')).toBeLessThan(report.indexOf('do not answer'));
  });

  it('lets a hint stand', () => {
    const hint = finding({ hint: true });
    expect(text([hint])).toContain('hint: "More" leads to #');
    expect(text([hint])).toContain('Nothing stands');
    expect(stands({ findings: [hint], notAsked: [] })).toBe(false);
    expect(stands({ findings: [hint, finding()], notAsked: [] })).toBe(true);
  });

  it('says what was not asked', () => {
    expect(text([], ['https://a.org'])).toMatch(
      /^Offline: not asked.*\n {2}https:\/\/a\.org\n\nNothing stands/,
    );
  });
});
