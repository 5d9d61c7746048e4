import { expect, it } from 'vitest';
import { sampleSite } from '../../tests/support/sample-site.ts';
import { afterSuccess, chatLink, phoneLink, portalSignIn } from './links.ts';

it('creates links to call and to write', () => {
  expect(phoneLink('+1 555 0100 00')).toBe('tel:+1555010000');
  expect(chatLink('+1 555 0100 00', 'Hello & good evening')).toBe(
    'https://wa.me/1555010000?text=Hello%20%26%20good%20evening',
  );
});

it('sends a visitor to the thank-you page or the portal, or lets the visitor stay without both', () => {
  expect(portalSignIn(sampleSite)).toBe('https://portal.marginly.example/auth');
  expect(afterSuccess(sampleSite)).toEqual({
    signIn: 'https://portal.marginly.example/auth',
    redirectAfterSeconds: 3,
  });
  expect(afterSuccess({ ...sampleSite, thankYou: '/thank-you.html' })).toMatchObject({
    signIn: '/thank-you.html',
  });
  expect(afterSuccess({ ...sampleSite, portal: false })).toBeNull();
});
