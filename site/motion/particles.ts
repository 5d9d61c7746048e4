import { whileSeen } from './while-seen.ts';

/** What opens the popup, and what opens the menu. */
const OPENERS = '[data-lead-source], [popovertarget]';

/**
 * Lets the hero's particles drift while they are seen. Without this script nothing
 * could pause them: they stand still. So they do while the pointer is on what is
 * about to open: a browser that draws movement takes longer over a press.
 */
export function startParticles(): void {
  const particles = document.querySelector<HTMLElement>('.particles');
  if (!particles) return;
  whileSeen(particles, () => {
    particles.dataset.drifting = '';
    return () => delete particles.dataset.drifting;
  });
  document.addEventListener('pointerover', ({ target }) => {
    const isOnOpener = target instanceof Element && target.closest(OPENERS) !== null;
    particles.toggleAttribute('data-resting', isOnOpener);
  });
}
