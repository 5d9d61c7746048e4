const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;

/** Whether anything may move by itself now: not under reduced motion, not while paused, not in a hidden tab. */
export function mayMove(): boolean {
  return !REDUCED.matches && root.dataset.motion !== 'paused' && !document.hidden;
}

/** The one control that pauses all that moves by itself. The styles read `data-motion` of the root. */
export function startMotionControl(): void {
  const control = document.querySelector<HTMLButtonElement>('[data-motion-control]');
  control?.addEventListener('click', () => {
    const paused = root.dataset.motion !== 'paused';
    root.dataset.motion = paused ? 'paused' : 'running';
    control.setAttribute('aria-pressed', String(paused));
  });
}
