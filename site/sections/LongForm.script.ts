/**
 * Opens the long form for a link into it if the browser does not. When closed from far below, keeps its button in
 * view, so that the reader does not end up in a later section.
 */
export function startLongForm(): void {
  const fold = document.querySelector<HTMLDetailsElement>('.long-form-fold');
  if (!fold) return;

  function followHash(): void {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || !fold?.contains(target)) return;
    fold.open = true;
    target.scrollIntoView({ behavior: 'instant' });
  }

  fold.addEventListener('toggle', () => {
    const head = fold.closest('section');
    if (fold.open || !head || head.getBoundingClientRect().top >= 0) return;
    fold.querySelector('summary')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  addEventListener('hashchange', followHash);
  followHash();
}
