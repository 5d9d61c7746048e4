import { type Consent, consentGiven, keepConsent } from './consent.ts';
import { noteArrival } from './visit.ts';

/** https://developers.google.com/tag-platform/security/guides/consent: the types of Consent Mode v2. */
const TYPES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Asks once whether adverts may be measured, and runs the vendors' tags after a yes. Before that, nothing of them is
 * loaded, and nothing is stored. Global Privacy Control counts as a no. The footer's button asks again.
 */
export function askConsent(): void {
  const given = consentGiven();
  if (given === 'granted') runTags();
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.hidden = false;
    button.addEventListener('click', () => show(button));
  }
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (!given && !globalPrivacyControl) show();
}

function show(opener?: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('template#consent');
  const shown = document.querySelector('.consent');
  if (!template || shown) return;
  const question = document.importNode(template.content, true).firstElementChild as HTMLElement;
  // An offer of another language would be in the same place.
  document.querySelector('body > .toast')?.remove();
  document.body.append(question);
  if (opener) question.querySelector('button')?.focus();
  question.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    question.remove();
    opener?.focus();
    answer(target.value as Consent);
  });
}

function answer(consent: Consent): void {
  const before = consentGiven();
  keepConsent(consent);
  if (consent === 'granted' && before !== 'granted') runTags();
  if (consent === 'denied' && before === 'granted') withdraw();
}

/** Tells Google the consent before its tags run, and adds the tags as they are printed. */
function runTags(): void {
  const tags = document.querySelector<HTMLTemplateElement>('template#tags');
  if (!tags) return;
  tellGoogle('default', 'denied');
  tellGoogle('update', 'granted');
  document.body.append(document.importNode(tags.content, true));
  noteArrival();
}

/** Deletes what the vendors stored on this site, and loads the page without their tags. */
function withdraw(): void {
  const domains = location.hostname.split('.').map((_, from, parts) => parts.slice(from).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    const gone = `${name}=; Max-Age=0; Path=/`;
    for (const ending of ['', ...domains.map((domain) => `; Domain=${domain}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: Safari 17 and Firefox ESR have no Cookie Store API.
      document.cookie = gone + ending;
    }
  }
  sessionStorage.removeItem('arrival');
  location.reload();
}

/** Like `gtag('consent', …)`, which reads `arguments`, not a list. */
function tellGoogle(command: 'default' | 'update', consent: Consent): void {
  const consents = Object.fromEntries(TYPES.map((type) => [type, consent]));
  window.dataLayer ??= [];
  const { dataLayer } = window;
  (function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above.
    dataLayer.push(arguments);
  })('consent', command, consents);
}
