/** By these a visitor goes elsewhere. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Shows the place that the address names once more when the fonts are there, unless the
 * visitor has moved: where none of the fonts that stand in for ours is installed, the
 * text above is of another height until then. A reload shows what was in view before, by
 * itself, but where a fold that was open has closed.
 */
export function holdTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!target || (visit?.type !== 'navigate' && !target.closest('details'))) return;
  const moved = new AbortController();
  for (const move of MOVES)
    addEventListener(move, () => moved.abort(), { signal: moved.signal, passive: true });
  document.fonts.ready.then(() => {
    if (!moved.signal.aborted) target.scrollIntoView({ behavior: 'instant' });
    moved.abort();
  });
}
