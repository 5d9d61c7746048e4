/** The menu is a popover, which the browser opens and closes. It also closes after a choice. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
}
