/** Under this name the visitor's choice of a language outlives the visit. */
const CHOICE_KEY = 'language';

/**
 * Shows one line to a visitor who prefers another language that the page is in, and has chosen none yet:
 * a choice is the press of a link to another language, or the line sent away. Nobody is redirected.
 */
export function offerLanguage(): void {
  const offers = document.querySelector<HTMLTemplateElement>('#language-offers');
  if (!offers) return;
  const own = document.documentElement.lang;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) choose(link.hreflang);
  });
  const spoken = new Map([[own, null as Element | null]]);
  for (const offer of offers.content.children) spoken.set((offer as HTMLElement).lang, offer);
  const preferred = navigator.languages
    .map((tag) => tag.split('-')[0] ?? '')
    .find((language) => spoken.has(language));
  const offer = spoken.get(preferred ?? own)?.cloneNode(true) as HTMLElement | undefined;
  if (!offer || hasChosen()) return;
  offer.querySelector('button')?.addEventListener('click', () => {
    choose(own);
    offer.remove();
  });
  document.body.append(offer);
}

function choose(language: string): void {
  try {
    localStorage.setItem(CHOICE_KEY, language);
  } catch {
    // Where nothing can be kept, the line comes again.
  }
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(CHOICE_KEY) !== null;
  } catch {
    return false;
  }
}
