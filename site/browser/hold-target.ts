/** By these a visitor goes elsewhere. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the place that the address names in view until the visitor moves. Fonts that come
 * late change the height of all that stands above it, most where none is installed that
 * could stand in for them. After a reload the browser shows what was in view before, but
 * for a fold that was open and has closed.
 */
export function holdTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target || !(isNewVisit() || target.closest('details'))) return;
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
  observer.observe(document.body);
  for (const move of MOVES)
    addEventListener(move, () => observer.disconnect(), { once: true, passive: true });
}

/** Whether the page was opened by an address or a link: no reload, and no way back. */
export function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
