import { mayMove } from './motion.ts';

/**
 * Marks each `[data-reveal]` element as visible when it first comes into view,
 * so that its pen strokes draw themselves. Without this script, or under reduced
 * motion, everything stands as drawn: the styles hide nothing until `data-reveals` is set.
 */
export function startReveal(): void {
  if (!mayMove()) return;
  document.documentElement.dataset.reveals = '';
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.classList.add('visible');
      observer.unobserve(target);
    }
  });
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
