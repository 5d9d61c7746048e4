import { layOutWhenIdle } from './lay-out-ahead.ts';
import { onceNear } from './once-near.ts';

/** How far ahead of the view the carousel is made ready: where the browser does not paint it yet. */
const NEAR = '400%';

/**
 * Turns the row of testimonials into a carousel once it comes near the view.
 * Until then, and where the script does not load, it is a row to scroll.
 */
export function startCarousel(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  hideBrokenPortraits(carousel);

  const slides = [...carousel.querySelectorAll('.carousel-slide')];
  const quotations = slides.flatMap((slide) => [...slide.children]);
  // As parts of their own, slides are laid out one by one and not in one task; for the height of their row all count.
  const setApart = (apart: boolean) => {
    for (const slide of slides) slide.classList.toggle('section-part', apart);
  };
  const turn = () =>
    import('./turn-carousel.ts').then(
      ({ turnCarousel }) => turnCarousel(carousel),
      () => {}, // The row can still be scrolled.
    );
  const prepare = () =>
    layOutWhenIdle(quotations, () => {
      setApart(false);
      layOutWhenIdle(slides, turn);
    });
  // The section itself: what is inside it is not laid out while it is far away.
  onceNear(carousel.closest('section[id]') ?? carousel, NEAR, prepare, () => setApart(true));
}

/** Where a portrait does not load, the initials beneath it show. */
function hideBrokenPortraits(carousel: HTMLElement): void {
  for (const portrait of carousel.querySelectorAll('img')) {
    const hide = () => portrait.setAttribute('hidden', '');
    if (portrait.complete && portrait.currentSrc && portrait.naturalWidth === 0) hide();
    portrait.addEventListener('error', hide);
  }
}
