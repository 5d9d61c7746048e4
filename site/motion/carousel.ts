import { onceNear } from './once-near.ts';

/** How far below the view the carousel may be when its script is fetched. */
const NEAR = '600px';

/**
 * Turns the row of testimonials into a carousel once it comes near the view.
 * Until then, and where the script does not load, it is a row to scroll.
 */
export function startCarousel(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  hideBrokenPortraits(carousel);

  // The section itself: what is inside it is not laid out while it is far away.
  onceNear(carousel.closest('section[id]') ?? carousel, NEAR, () => {
    import('./turn-carousel.ts').then(
      ({ turnCarousel }) => turnCarousel(carousel),
      () => {}, // The row can still be scrolled.
    );
  });
}

/** Where a portrait does not load, the initials beneath it show. */
function hideBrokenPortraits(carousel: HTMLElement): void {
  for (const portrait of carousel.querySelectorAll('img')) {
    const hide = () => portrait.setAttribute('hidden', '');
    if (portrait.complete && portrait.currentSrc && portrait.naturalWidth === 0) hide();
    portrait.addEventListener('error', hide);
  }
}
