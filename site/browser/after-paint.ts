/** Calls back after the current state of the page has been painted. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/**
 * Calls back once after the first paint, for code that no press needs. The first frame delivers pointer and viewport
 * events, and would wait for a script that listens. Without this, the first paint exceeds its budget.
 */
export function oncePainted(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
