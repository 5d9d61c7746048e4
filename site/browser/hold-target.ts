/** The events by which a visitor moves. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

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
export function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
