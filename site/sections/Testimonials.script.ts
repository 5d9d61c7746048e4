import { onceNear } from '../browser/while-seen.ts';

/** The distance from the view at which the carousel starts, so that visitors do not see the change. */
const NEAR = '400%';

/**
 * Turns the row of testimonials into a carousel when it comes near the view. Until then, and if the script does not
 * load, the row can be scrolled.
 */
export function startCarousel(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  const turn = () =>
    import('./turn-carousel.ts').then(
      (script) => script.turnCarousel(carousel),
      () => {}, // The row can still be scrolled.
    );
  onceNear(carousel, NEAR, turn);
}
