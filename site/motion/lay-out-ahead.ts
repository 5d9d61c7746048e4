import { whenIdle } from './when-idle.ts';

/** After this long in one go, what is left waits for the next idle time. */
const ENOUGH_MS = 4;

/** Lays out the elements of `waiting` when the browser is idle, few enough at a time, and removes them; then calls `done`. */
export function layOutWhenIdle(waiting: Element[], done?: () => void): void {
  whenIdle(() => {
    const end = performance.now() + ENOUGH_MS;
    do {
      if (!waiting.shift()?.getBoundingClientRect()) return done?.();
    } while (performance.now() < end);
    layOutWhenIdle(waiting, done);
  });
}
