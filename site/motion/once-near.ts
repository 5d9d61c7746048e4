/**
 * Calls back once `element` has come as near to the view as `margin` says, in CSS lengths
 * or shares of the view; and `ifFar` at the start, where it is not so near yet.
 */
export function onceNear(element: Element, margin: string, callback: () => void, ifFar?: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return ifFar?.();
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}
