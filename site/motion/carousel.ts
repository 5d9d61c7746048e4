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

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('./turn-carousel.ts').then(
        ({ turnCarousel }) => turnCarousel(carousel),
        () => {}, // The row can still be scrolled.
      );
    },
    { rootMargin: NEAR },
  );
  // The section itself: what is inside it is not laid out while it is far away.
  observer.observe(carousel.closest('section[id]') ?? carousel);
}

/** Where a portrait does not load, the initials beneath it show. */
function hideBrokenPortraits(carousel: HTMLElement): void {
  for (const portrait of carousel.querySelectorAll('img')) {
    const hide = () => portrait.setAttribute('hidden', '');
    if (portrait.complete && portrait.currentSrc && portrait.naturalWidth === 0) hide();
    portrait.addEventListener('error', hide);
  }
}
