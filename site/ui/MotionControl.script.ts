const { dataset } = document.documentElement;

/** Has each control pause all that moves by itself, or let it go on. The styles read `data-motion` of the root. */
export function startMotionControl(): void {
  const toggle = () => {
    dataset.motion = dataset.motion === 'paused' ? 'running' : 'paused';
  };
  for (const control of document.querySelectorAll('[data-motion-control]'))
    control.addEventListener('click', toggle);
}
