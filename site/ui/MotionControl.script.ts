const root = document.documentElement;

/** Has each control pause all that moves by itself, or let it go on. The styles read `data-motion` of the root. */
export function startMotionControl(): void {
  const controls = document.querySelectorAll<HTMLButtonElement>('[data-motion-control]');
  const toggle = () => {
    const paused = root.dataset.motion !== 'paused';
    root.dataset.motion = paused ? 'paused' : 'running';
    for (const control of controls) control.setAttribute('aria-pressed', String(paused));
  };
  for (const control of controls) control.addEventListener('click', toggle);
}
