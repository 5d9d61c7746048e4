/**
 * Opens the long form for a link that leads into it, where the browser does not
 * do so itself. Folded up from far below, it keeps its button in view: else the
 * reader would be left somewhere in the next sections.
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
