/** How long a smooth scroll may take where the browser does not tell its end, in milliseconds. */
const LONGEST_SCROLL_MS = 2_000;

const root = document.documentElement;

/** Links within the page reach their target: while they scroll, the styles lay out every section (`data-jumping`). */
export function startAnchors(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a[href^="#"]')) return;
    root.dataset.jumping = '';
    const arrived = () => delete root.dataset.jumping;
    if ('onscrollend' in window) document.addEventListener('scrollend', arrived, { once: true });
    else setTimeout(arrived, LONGEST_SCROLL_MS);
  });
}
