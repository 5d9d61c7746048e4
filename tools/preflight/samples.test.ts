import { describe, expect, it } from 'vitest';
import { findSamples } from './samples.ts';
import { type Changes, configuredProject } from './test/configured-project.ts';
import { configuredSite } from './test/configured-site.ts';

const found = (changes: Changes) =>
  findSamples(configuredProject(changes)).map(
    ({ what, where }) => `${what} | ${where.file} | ${where.field}`,
  );

describe('a sample', () => {
  it('is found among the figures until its mark is taken away', () => {
    const withFigure = (sample: boolean) => ({
      site: { figures: { ...configuredSite.figures, students: { value: '50K+', sample } } },
    });
    expect(found(withFigure(true))).toEqual(['students: 50K+ | site/site.config.ts | figures.students']);
    expect(found(withFigure(false))).toEqual([]);
  });

  it('is found in the logo, from which the favicon and the share picture come', () => {
    const logo = { file: 'site/logo.svg', sample: true };
    const site = { theme: { ...configuredSite.theme, logo } };
    expect(found({ site })).toEqual(['logo: site/logo.svg | site/site.config.ts | theme.logo']);
  });

  it.each([
    [
      { testimonials: { items: [{ name: 'Ada', sample: true }, { name: 'Bea' }] } },
      'Ada | words.ts | testimonials.items.0',
    ],
    [{ seen: { value: '7 of 10', sample: true } }, '7 of 10 | words.ts | seen'],
    [{ award: { year: 1999, sample: true } }, '{"year":1999,"sample":true} | words.ts | award'],
  ])('is found in any words: %j', (words, expected) => {
    expect(found({ content: { 'words.ts': words } })).toEqual([expected]);
  });

  it('is found once where several languages have it', () => {
    const content = {
      'es/a.ts': { own: { name: 'Ada', sample: true } },
      'ar/a.ts': { own: { name: 'Ada', sample: true } },
    };
    expect(found({ content })).toEqual(['Ada | es/a.ts | own']);
  });
});
