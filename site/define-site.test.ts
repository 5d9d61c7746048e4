import { describe, expect, it } from 'vitest';
import { chatLink, defineSite, phoneLink, portalSignIn, type Site } from './define-site.ts';

const valid: Site = {
  brand: 'Redink',
  product: 'Homework Help',
  url: 'https://redink.example',
  portal: 'https://portal.redink.example',
  mainSite: 'https://www.redink.example',
  phone: '+1 555 0100 00',
  email: 'hello@redink.example',
  imageHost: 'https://images.redink.example/people',
  social: {
    facebook: 'https://www.facebook.com/redink.example',
    instagram: 'https://www.instagram.com/redink.example',
    x: 'https://x.com/redink.example',
    youtube: 'https://www.youtube.com/@redink.example',
    linkedin: 'https://www.linkedin.com/company/redink.example',
  },
  chat: {
    script: 'https://chat.redink.example/widget.js',
    inlineStyles: true,
    buttonText: 'Write to us',
    welcomeText: 'Good evening.',
    presetMessage: 'Hello & good evening',
  },
  redirectAfterSuccess: false,
  legal: { privacy: '/privacy.html', terms: 'https://www.redink.example/terms', cookies: '#' },
  figures: {
    completed: { value: 312, moves: false },
    active: false,
    heroRating: { value: 4.5, sample: true },
    averageTime: { value: '31 hrs' },
    happyStudents: false,
    students: { value: '240', sample: false },
    successRate: false,
    minimumDelivery: false,
    subjects: false,
    rating: false,
    reviews: { value: 12 },
  },
  confirmed: ['money-back'],
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
    ['email', 'hello at redink'],
    ['imageHost', 'images.redink.example'],
    ['imageHost', 'https://images.redink.example/'],
    ['redirectAfterSuccess', 'yes'],
  ])('stop the build when %s is %j, and name it', (field, value) => {
    expect(() => defineSite({ ...valid, [field]: value })).toThrow(`${field}: must`);
  });

  it.each(['facebook', 'instagram', 'x', 'youtube', 'linkedin'])(
    'stop the build when %s is no profile',
    (name) => {
      const settings = { ...valid, social: { ...valid.social, [name]: 'http://social.example/redink' } };
      expect(() => defineSite(settings)).toThrow(`social.${name}: must`);
    },
  );

  it.each([
    ['script', 'http://chat.redink.example/widget.js'],
    ['script', '/widget.js'],
    ['inlineStyles', 'no'],
    ['buttonText', ''],
    ['welcomeText', ' '],
    ['presetMessage', ''],
  ])('stop the build when the chat’s %s is %j', (field, value) => {
    expect(() => defineSite({ ...valid, chat: { ...valid.chat, [field]: value } })).toThrow(
      `chat.${field}: must`,
    );
  });

  it.each(['', 'http://127.0.0.1:4000/widget.js'])('let the chat’s script be %j', (script) => {
    expect(defineSite({ ...valid, chat: { ...valid.chat, script } }).chat.script).toBe(script);
  });

  it.each([
    ['completed', 312, 'must be false, or like { value: 15432, moves: false }'],
    ['completed', { value: 312 }, 'must be false, or like { value: 15432, moves: false }'],
    ['completed', { value: 1.5, moves: false }, 'must be a whole number'],
    ['active', { value: -1, moves: false }, 'must be a whole number, 0 or more'],
    ['heroRating', { value: '4.8/5' }, 'must be false, or like { value: 4.8 }'],
    ['rating', { value: 5.1 }, 'must be 5 or less'],
    ['rating', { value: 4.9, smaple: true }, 'must be false, or like { value: 4.9 }'],
    ['rating', true, 'must be false, or like { value: 4.9 }'],
    ['reviews', { value: 0 }, 'must be 1 or more, or false'],
    ['students', { value: ' ' }, 'must not be empty'],
    ['students', { value: 50000 }, "must be false, or like { value: '50K+' }"],
  ])('stop the build when the figure %s is %j, and say what it may be', (name, figure, remedy) => {
    const settings = { ...valid, figures: { ...valid.figures, [name]: figure } };
    const build = () => defineSite(settings as Site);
    expect(build).toThrow(`figures.${name}`);
    expect(build).toThrow(`: ${remedy}`);
  });

  it.each(['', 'privacy.html', '//elsewhere.example/privacy', 'javascript:void 0'])(
    'stop the build when a legal page is %j',
    (privacy) => {
      const settings = { ...valid, legal: { ...valid.legal, privacy } };
      expect(() => defineSite(settings)).toThrow("legal.privacy: must be '#', a path");
    },
  );

  it('stop the build when a promise is confirmed that there is not, and name those that there are', () => {
    const settings = { ...valid, confirmed: ['refunds'] };
    expect(() => defineSite(settings as unknown as Site)).toThrow(
      /confirmed\.0: must be one of .*money-back/,
    );
  });

  it('let the portraits stand on the site itself', () => {
    expect(defineSite({ ...valid, imageHost: '' }).imageHost).toBe('');
  });

  it('become links to call and to write to', () => {
    expect(phoneLink(valid)).toBe('tel:+1555010000');
    expect(chatLink(valid)).toBe('https://wa.me/1555010000?text=Hello%20%26%20good%20evening');
  });

  it('stop the build on a field that does not exist', () => {
    expect(() => defineSite({ ...valid, tagline: 'x' } as Site)).toThrow('tagline');
  });

  it('lead to the sign-in page of the portal', () => {
    expect(portalSignIn(valid)).toBe('https://portal.redink.example/auth');
  });
});
