import { mayMove, whileSeen } from '../browser/while-seen.ts';
import { formatCount, nextCount } from './count.ts';

export const COUNTER_INTERVAL_MS = 3_000;
/** Narrow screens have no lamp. The styles and this query use the same 768 px. */
const HAS_LAMP = '(min-width: 769px) and (hover: hover)';

/** Runs the hero's counters while the hero is in view. Their start values are in the HTML. */
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
  counter.textContent = formatCount(count, counter.dataset.separator);
}

/**
 * Animates the hero's particles while they are in view. Without this script nothing could pause them, so they stand
 * still.
 */
export function startParticles(): void {
  const particles = document.querySelector<HTMLElement>('.particles');
  if (!particles) return;
  whileSeen(particles, () => {
    particles.dataset.drifting = '';
    return () => delete particles.dataset.drifting;
  });
}

/**
 * Moves the lamp over the hero with the mouse, by the variables `--lamp-x` and `--lamp-y`, in pixels from the hero's
 * corner.
 */
export function startLamp(): void {
  const hero = document.querySelector<HTMLElement>('#hero');
  const lamp = hero?.querySelector<HTMLElement>('.lamp');
  hero?.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!mayMove() || !matchMedia(HAS_LAMP).matches) return;
    const { left, top } = hero.getBoundingClientRect();
    lamp?.style.setProperty('--lamp-x', `${Math.round(clientX - left)}px`);
    lamp?.style.setProperty('--lamp-y', `${Math.round(clientY - top)}px`);
  });
}
