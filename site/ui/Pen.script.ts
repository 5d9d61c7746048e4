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
