/**
 * Calls back once the page has been painted for the first time. What no press needs waits for it: the
 * first frame brings news of the pointer and of the viewport, and would wait for a script that listens.
 * The budget of the first paint falls without it.
 */
export function oncePainted(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
