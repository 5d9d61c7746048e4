import { whenIdle } from './when-idle.ts';

/** How far ahead of the view, in its own heights: the browser itself looks one and a half ahead. */
const AHEAD = '300%';

/**
 * Lays out what a scroll will bring near, part by part in idle time, and with it
 * what the long form folds away. The browser keeps the layout of what it does not
 * show yet: neither the scroll nor the unfolding has to wait for it.
 */
export function startLayingOutAhead(): void {
  const waiting: Element[] = [];

  function layOutNext(): void {
    whenIdle(() => {
      waiting.shift()?.getBoundingClientRect();
      if (waiting.length > 0) layOutNext();
    });
  }

  const observer = new IntersectionObserver(
    (entries) => {
      const idle = waiting.length === 0;
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        waiting.push(...target.querySelectorAll('h2, .section-part > :last-child'));
      }
      if (idle && waiting.length > 0) layOutNext();
    },
    { rootMargin: AHEAD },
  );
  for (const section of document.querySelectorAll('.section, .footer')) observer.observe(section);
}
