import { mayMove } from '../browser/while-seen.ts';

/**
 * Has the pen draw each stroke when it first comes into view. Without this script, or
 * under reduced motion, the strokes stand as they are.
 */
export function startPenMarks(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      if (mayMove()) target.classList.add('visible');
      observer.unobserve(target);
    }
  });
  for (const stroke of document.querySelectorAll('.pen-mark[data-draws="view"]')) observer.observe(stroke);
}

const { dataset } = document.documentElement;

/** Makes each control pause and resume automatic motion. The styles read `data-motion` on the root. */
export function startMotionControl(): void {
  const toggle = () => {
    dataset.motion = dataset.motion === 'paused' ? 'running' : 'paused';
  };
  for (const control of document.querySelectorAll('[data-motion-control]'))
    control.addEventListener('click', toggle);
}
