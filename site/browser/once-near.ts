/** Calls back once when `element` is within `margin` of the view, in CSS lengths or percentages of the view. */
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
