/** The menu is a popover: the browser opens and closes it. After a choice within it, it closes as well. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
}
