/** The storage key of the visitor's chosen language. */
const CHOICE_KEY = 'language';

/**
 * Shows one line to a visitor who prefers another of the site's languages and has not chosen one. A press on the line
 * is a choice, and so is any link to another language, here or on the previous page. No one is redirected.
 */
export function offerLanguage(): void {
  const template = document.querySelector<HTMLTemplateElement>('#language-offers');
  if (!template) return;
  const own = document.documentElement.lang;
  const offers = Array.from(template.content.querySelectorAll<HTMLElement>('[lang]'));
  if (offers.some((offer) => cameFrom(offer.querySelector('a')))) choose(own);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) choose(link.hreflang);
  });

  const preferred = navigator.languages
    .map((tag) => tag.split('-')[0])
    .find((language) => language === own || offers.some(({ lang }) => lang === language));
  const offer = offers.find(({ lang }) => lang === preferred);
  // One question at a time.
  if (!offer || hasChosen() || document.querySelector('.consent')) return;
  document.body.append(offer);
  offer.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) choose(own);
    else if (!(target instanceof HTMLAnchorElement)) return;
    offer.remove();
  });
}

function cameFrom(link: HTMLAnchorElement | null): boolean {
  return link !== null && document.referrer.split('?')[0] === location.origin + link.getAttribute('href');
}

function choose(language: string): void {
  try {
    localStorage.setItem(CHOICE_KEY, language);
  } catch {
    // Without storage, the line appears again.
  }
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(CHOICE_KEY) !== null;
  } catch {
    return false;
  }
}
