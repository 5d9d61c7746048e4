import { formatCount, nextCount } from './count.ts';
import { mayMove } from './motion.ts';

export const COUNTER_INTERVAL_MS = 3_000;

/** Lets the hero's counters tick. Their start values stand in the HTML. */
export function startCounters(): void {
  const counters = document.querySelectorAll<HTMLElement>('[data-counter]');
  setInterval(() => {
    if (!mayMove()) return;
    for (const counter of counters) tick(counter);
  }, COUNTER_INTERVAL_MS);
}

function tick(counter: HTMLElement): void {
  const name = counter.dataset.counter === 'active' ? 'active' : 'completed';
  const count = nextCount(name, Number(counter.dataset.count), Math.random());
  counter.dataset.count = String(count);
  counter.textContent = formatCount(count);
}
