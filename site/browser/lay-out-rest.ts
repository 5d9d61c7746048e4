import { oncePainted } from './after-paint.ts';

/** The events by which a visitor moves. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Lays out the sections below the first view after the first paint, one per frame. Until then the styles skip them, so
 * that late fonts change little: without this, total blocking time exceeds its budget. Lays out all at once if the
 * address names a section, after a reload and on Back, because the browser scrolls down, and before the first press,
 * which may lead to a section.
 */
export function layOutRest(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.section, .footer')];
  const layOutAll = () => sections.splice(0).forEach(layOut);
  if (isNewVisit() && !location.hash) {
    oncePainted(layOutNext);
    addEventListener('click', layOutAll, true);
  } else layOutAll();

  function layOutNext(): void {
    const section = sections.shift();
    if (section) requestAnimationFrame(layOutNext);
    layOut(section);
  }
}

function layOut(section: HTMLElement | undefined): void {
  section?.toggleAttribute('data-laid-out', true);
}

/**
 * Keeps the section in the address in view until the visitor moves, because late fonts change the heights above it.
 * After a reload the browser restores the earlier view, except for a closed section that was open.
 */
export function holdTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target || !(isNewVisit() || target.closest('details'))) return;
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
  observer.observe(document.body);
  for (const move of MOVES)
    addEventListener(move, () => observer.disconnect(), { once: true, passive: true });
}

/** Whether an address or a link opened the page, not a reload or Back. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
