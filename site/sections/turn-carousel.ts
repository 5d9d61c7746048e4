import EmblaCarousel from 'embla-carousel';
import { whileSeen } from '../browser/while-seen.ts';

export const AUTO_ADVANCE_MS = 5_000;

const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Turns the row into a carousel that follows the ARIA practices: it loops, advances automatically while no one uses
 * it, and announces only slides that a visitor asked for. The styles set the number of visible slides in `--slides`.
 */
export function turnCarousel(carousel: HTMLElement): void {
  const view = carousel.querySelector<HTMLElement>('[data-carousel-view]');
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]');
  if (!view || !track) return;
  hideBrokenPortraits(track);

  const startIndex = firstInView(view, track);
  const isRightToLeft = getComputedStyle(view).direction === 'rtl';
  let shown = slidesShown(carousel);
  view.scrollLeft = 0;
  const embla = EmblaCarousel(view, {
    container: track,
    loop: true,
    align: 'start',
    startIndex,
    direction: isRightToLeft ? 'rtl' : 'ltr',
  });
  const dots = [...carousel.querySelectorAll<HTMLButtonElement>('[data-carousel-dot]')];

  let hovered = false;
  let seen = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Restarts the five seconds, so that a chosen slide does not leave at once. Does nothing while paused. */
  function restart(): void {
    clearInterval(timer);
    const turnsByItself = seen && !hovered && !carousel.matches(':focus-within');
    track?.setAttribute('aria-live', turnsByItself ? 'off' : 'polite');
    if (turnsByItself) timer = setInterval(() => embla.scrollNext(), AUTO_ADVANCE_MS);
  }

  function show(turn: 'previous' | 'next' | number): void {
    restart();
    const jump = REDUCED.matches;
    if (turn === 'next') embla.scrollNext(jump);
    else if (turn === 'previous') embla.scrollPrev(jump);
    else embla.scrollTo(turn, jump);
  }

  /** Marks the current dot, and hides slides outside the view from assistive technology. */
  function mark(): void {
    const current = embla.selectedScrollSnap();
    const slides = embla.slideNodes();
    for (const [index, slide] of slides.entries()) {
      const isShown = (index - current + slides.length) % slides.length < shown;
      if (isShown) slide.removeAttribute('aria-hidden');
      else slide.setAttribute('aria-hidden', 'true');
    }
    for (const [index, dot] of dots.entries()) {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  }

  carousel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null;
    const { carouselStep, carouselDot } = button?.dataset ?? {};
    if (carouselStep) show(carouselStep === 'next' ? 'next' : 'previous');
    else if (carouselDot) show(Number(carouselDot));
  });
  carousel.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show((event.key === 'ArrowRight') === isRightToLeft ? 'previous' : 'next');
  });
  // Only a mouse hovers: a finger leaves no pointer behind.
  carousel.addEventListener('pointerenter', ({ pointerType }) => {
    hovered = pointerType === 'mouse';
    restart();
  });
  carousel.addEventListener('pointerleave', () => {
    hovered = false;
    restart();
  });
  carousel.addEventListener('focusin', restart);
  // When focus leaves, `:focus-within` still matches until the event ends.
  carousel.addEventListener('focusout', () => queueMicrotask(restart));
  whileSeen(carousel, () => {
    seen = true;
    restart();
    return () => {
      seen = false;
      restart();
    };
  });

  embla.on('select', mark).on('pointerUp', restart);
  embla.on('reInit', () => {
    shown = slidesShown(carousel);
    mark();
  });
  mark();
  restart();
  // Last, so that the reads above do not wait for the controls' styles.
  view.removeAttribute('tabindex');
  carousel.dataset.ready = '';
}

function slidesShown(carousel: HTMLElement): number {
  return Number(getComputedStyle(carousel).getPropertyValue('--slides'));
}

/** The slide that a visitor had scrolled to before the script loaded. */
function firstInView(view: HTMLElement, track: HTMLElement): number {
  const slide = track.firstElementChild?.getBoundingClientRect().width ?? 0;
  return slide ? Math.round(Math.abs(view.scrollLeft) / slide) : 0;
}

/** If a portrait does not load, the initials beneath it show. */
function hideBrokenPortraits(track: HTMLElement): void {
  for (const portrait of track.querySelectorAll('img')) {
    const hide = () => portrait.setAttribute('hidden', '');
    if (portrait.complete && portrait.currentSrc && portrait.naturalWidth === 0) hide();
    portrait.addEventListener('error', hide);
  }
}
