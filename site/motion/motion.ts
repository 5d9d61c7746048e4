const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;

/** Whether anything may move by itself now: not under reduced motion, not while paused, not in a hidden tab. */
export function mayMove(): boolean {
  return !REDUCED.matches && root.dataset.motion !== 'paused' && !document.hidden;
}

/** The control that pauses all that moves by itself, wherever it stands. The styles read `data-motion` of the root. */
export function startMotionControl(): void {
  const controls = document.querySelectorAll<HTMLButtonElement>('[data-motion-control]');
  const toggle = () => {
    const paused = root.dataset.motion !== 'paused';
    root.dataset.motion = paused ? 'paused' : 'running';
    for (const control of controls) control.setAttribute('aria-pressed', String(paused));
  };
  for (const control of controls) control.addEventListener('click', toggle);
}
