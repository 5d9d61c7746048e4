/** Calls back once `element` has come as near to the view as `margin` says, in CSS lengths or shares of the view. */
export function onceNear(element: Element, margin: string, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}
