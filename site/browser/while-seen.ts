const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;

/** Whether anything may move by itself now: not under reduced motion, not while paused, not in a hidden tab, not behind the open popup. */
export function mayMove(): boolean {
  const { motion, popup } = root.dataset;
  return !REDUCED.matches && motion !== 'paused' && popup === undefined && !document.hidden;
}

/**
 * Runs `start` when `element` is in view and may move, and what `start` gave back
 * as soon as it no longer is or may: a timer is ended, not left to do nothing.
 */
export function whileSeen(element: Element, start: () => () => void): void {
  let inView = false;
  let stop: (() => void) | undefined;

  function decide(): void {
    if (inView && mayMove()) {
      stop ??= start();
    } else {
      stop?.();
      stop = undefined;
    }
  }

  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    decide();
  }).observe(element);
  REDUCED.addEventListener('change', decide);
  document.addEventListener('visibilitychange', decide);
  new MutationObserver(decide).observe(root, { attributeFilter: ['data-motion', 'data-popup'] });
}
