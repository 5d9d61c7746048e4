/** The menu is a popover: the browser opens and closes it. After a choice within it, it closes as well. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  const button = document.querySelector<HTMLElement>('[popovertarget="site-menu"]');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) menu.hidePopover();
  });
  // Browsers tell assistive technology by themselves; the attribute tells the styles.
  menu?.addEventListener('toggle', ({ newState }) => {
    button?.setAttribute('aria-expanded', String(newState === 'open'));
  });
}
