/** Runs `callback` once the browser has nothing more urgent to do; soon, where a browser cannot tell. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => callback());
  else setTimeout(callback);
}
