const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;

/** Whether anything may move: not under reduced motion, while paused, in a hidden tab or behind the open popup. */
export function mayMove(): boolean {
  const { motion, popup } = root.dataset;
  return !REDUCED.matches && motion !== 'paused' && popup === undefined && !document.hidden;
}

/**
 * Runs `start` when `element` is in view and may move, and the function that it returned as soon as that ends. So
 * timers are stopped, not left idle.
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

/** Calls back once when `element` is within `margin` of the view, in CSS lengths or percentages of the view. */
export function onceNear(element: Element, margin: string, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}
