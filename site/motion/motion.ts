const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;
const TOGGLED_EVENT = 'motion:toggled';

/** Whether anything may move by itself now: not under reduced motion, not while paused, not in a hidden tab. */
export function mayMove(): boolean {
  return !REDUCED.matches && root.dataset.motion !== 'paused' && !document.hidden;
}

/** Calls back whenever `mayMove` may have changed its answer. */
export function onMotionChange(callback: () => void): void {
  REDUCED.addEventListener('change', callback);
  document.addEventListener('visibilitychange', callback);
  root.addEventListener(TOGGLED_EVENT, callback);
}

/** The control that pauses all that moves by itself, wherever it stands. The styles read `data-motion` of the root. */
export function startMotionControl(): void {
  const controls = document.querySelectorAll<HTMLButtonElement>('[data-motion-control]');
  const toggle = () => {
    const paused = root.dataset.motion !== 'paused';
    root.dataset.motion = paused ? 'paused' : 'running';
    for (const control of controls) control.setAttribute('aria-pressed', String(paused));
    root.dispatchEvent(new Event(TOGGLED_EVENT));
  };
  for (const control of controls) control.addEventListener('click', toggle);
}
