import { describe, expect, it } from 'vitest';
import { defineSite, portalSignIn, type Site } from './define-site.ts';

const valid: Site = {
  brand: 'Redink',
  product: 'Homework Help',
  url: 'https://redink.example',
  portal: 'https://portal.redink.example',
  mainSite: 'https://www.redink.example',
  phone: '+1 555 0100 00',
  redirectAfterSuccess: false,
};

describe('the owner’s settings', () => {
  it('pass through when they are right', () => {
    expect(defineSite(valid)).toEqual(valid);
  });

  it.each([
    ['brand', '  '],
    ['url', 'redink.example'],
    ['portal', 'https://portal.redink.example/auth'],
    ['mainSite', 'https://www.redink.example/'],
    ['phone', '020 7946 0958'],
    ['redirectAfterSuccess', 'yes'],
  ])('stop the build when %s is %j, and name it', (field, value) => {
    expect(() => defineSite({ ...valid, [field]: value })).toThrow(`${field}: must`);
  });

  it('stop the build on a field that does not exist', () => {
    expect(() => defineSite({ ...valid, tagline: 'x' } as Site)).toThrow('tagline');
  });

  it('lead to the sign-in page of the portal', () => {
    expect(portalSignIn(valid)).toBe('https://portal.redink.example/auth');
  });
});
