const KEY = 'advertising';
const SIX_MONTHS_MS = 183 * 24 * 60 * 60 * 1000;

/** A visitor's answer to the question about advertising. */
export type Consent = 'granted' | 'denied';

/** The visitor's answer within six months; `undefined` without one. */
export function consentGiven(): Consent | undefined {
  try {
    const [answer, at] = localStorage[KEY].split(' ');
    return Date.now() - Number(at) < SIX_MONTHS_MS ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the visitor's answer in this browser. */
export function keepConsent(answer: Consent): void {
  try {
    localStorage[KEY] = `${answer} ${Date.now()}`;
  } catch {
    // Without storage, the question appears again.
  }
}
