const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;

/** Whether anything may move by itself now: not under reduced motion, not while paused, not in a hidden tab, not behind the open popup. */
export function mayMove(): boolean {
  const { motion, popup } = root.dataset;
  return !REDUCED.matches && motion !== 'paused' && popup !== 'open' && !document.hidden;
}

/** Calls back whenever `mayMove` may have changed its answer. */
export function onMotionChange(callback: () => void): void {
  REDUCED.addEventListener('change', callback);
  document.addEventListener('visibilitychange', callback);
  new MutationObserver(callback).observe(root, { attributeFilter: ['data-motion', 'data-popup'] });
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
