import { onceNear } from '../browser/once-near.ts';

/** How far ahead of the view the carousel is made ready: far enough that nobody sees it turn into one. */
const NEAR = '400%';

/**
 * Turns the row of testimonials into a carousel once it comes near the view.
 * Until then, and where the script does not load, it is a row to scroll.
 */
export function startCarousel(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  const turn = () =>
    import('./turn-carousel.ts').then(
      ({ turnCarousel }) => turnCarousel(carousel),
      () => {}, // The row can still be scrolled.
    );
  onceNear(carousel, NEAR, turn);
}
