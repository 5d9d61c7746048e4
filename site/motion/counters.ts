import { formatCount, nextCount } from './count.ts';
import { whileSeen } from './while-seen.ts';

export const COUNTER_INTERVAL_MS = 3_000;

/** Lets the hero's counters tick while the hero is seen. Their start values stand in the HTML. */
export function startCounters(): void {
  const hero = document.querySelector('#hero');
  const counters = hero?.querySelectorAll<HTMLElement>('[data-counter]');
  if (!hero || !counters) return;
  whileSeen(hero, () => {
    const timer = setInterval(() => counters.forEach(tick), COUNTER_INTERVAL_MS);
    return () => clearInterval(timer);
  });
}

function tick(counter: HTMLElement): void {
  const name = counter.dataset.counter === 'active' ? 'active' : 'completed';
  const count = nextCount(name, Number(counter.dataset.count), Math.random());
  counter.dataset.count = String(count);
  counter.textContent = formatCount(count);
}
