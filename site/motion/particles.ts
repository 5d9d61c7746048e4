import { whileSeen } from './while-seen.ts';

/** Lets the hero's particles drift while they are seen. Without this script nothing could pause them: they stand still. */
export function startParticles(): void {
  const particles = document.querySelector<HTMLElement>('.particles');
  if (!particles) return;
  whileSeen(particles, () => {
    particles.dataset.drifting = '';
    return () => delete particles.dataset.drifting;
  });
}
