import { mayMove } from './motion.ts';

/** The lamp over the hero follows a mouse. Narrow screens have no lamp: the styles and this query agree on 768 px. */
const HAS_LAMP = '(min-width: 769px) and (hover: hover)';

/** Moves the lamp by the variables `--lamp-x` and `--lamp-y`, in pixels from the hero's corner. */
export function startGlow(): void {
  const hero = document.querySelector<HTMLElement>('#hero');
  const lamp = hero?.querySelector<HTMLElement>('.lamp');
  hero?.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!mayMove() || !matchMedia(HAS_LAMP).matches) return;
    const { left, top } = hero.getBoundingClientRect();
    lamp?.style.setProperty('--lamp-x', `${Math.round(clientX - left)}px`);
    lamp?.style.setProperty('--lamp-y', `${Math.round(clientY - top)}px`);
  });
}
