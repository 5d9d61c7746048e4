import { onceNear } from './once-near.ts';
import { whenIdle } from './when-idle.ts';

/** How far ahead of the view, in its own heights: the browser itself looks one and a half ahead. */
const AHEAD = '300%';
/** To lay one of these out, the browser lays out the whole part. What is folded away waits for the fold to be seen. */
const ONE_OF_EACH_PART = 'h2, .section-part:not(details *) > :last-child';

/**
 * Lays out what a scroll will bring near, part by part in idle time. The browser keeps
 * the layout of what it does not show: the scroll need not wait for it.
 */
export function startLayingOutAhead(): void {
  for (const section of document.querySelectorAll('.section, .footer')) {
    onceNear(section, AHEAD, () => layOutWhenIdle([...section.querySelectorAll(ONE_OF_EACH_PART)]));
  }
}

/** Lays out one element of `waiting` after the other, each when the browser is idle, and removes it. */
export function layOutWhenIdle(waiting: Element[]): void {
  whenIdle(() => {
    if (waiting.shift()?.getBoundingClientRect()) layOutWhenIdle(waiting);
  });
}
