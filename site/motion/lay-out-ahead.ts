import { onceNear } from './once-near.ts';
import { whenIdle } from './when-idle.ts';

/** How far ahead of the view, in its own heights: the browser itself looks one and a half ahead. */
const AHEAD = '300%';
/** To lay one of these out, the browser lays out the whole part. What is folded away waits for the fold to be seen. */
const ONE_OF_EACH_PART = 'h2, .section-part:not(details *) > :last-child';
/** After this long in one go, what is left waits for the next idle time. */
const ENOUGH_MS = 4;

/**
 * Lays out what a scroll will bring near, part by part in idle time. The browser keeps
 * the layout of what it does not show: the scroll need not wait for it.
 */
export function startLayingOutAhead(): void {
  for (const section of document.querySelectorAll('.section, .footer')) {
    onceNear(section, AHEAD, () => layOutWhenIdle([...section.querySelectorAll(ONE_OF_EACH_PART)]));
  }
}

/** Lays out the elements of `waiting` when the browser is idle, few enough at a time, and removes them; then calls `done`. */
export function layOutWhenIdle(waiting: Element[], done?: () => void): void {
  whenIdle(() => {
    const end = performance.now() + ENOUGH_MS;
    do {
      if (!waiting.shift()?.getBoundingClientRect()) return done?.();
    } while (performance.now() < end);
    layOutWhenIdle(waiting, done);
  });
}
