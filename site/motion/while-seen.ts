import { mayMove, onMotionChange } from './motion.ts';

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
  onMotionChange(decide);
}
