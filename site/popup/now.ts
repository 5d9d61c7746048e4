/**
 * Milliseconds since 1970, comparable over reloads. While a page lives they
 * never run backwards, even where the visitor's clock is set back meanwhile.
 */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
