/** Runs `callback` once the browser has painted what has changed. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
