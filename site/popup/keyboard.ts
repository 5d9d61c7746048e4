/**
 * Keeps the dialog above the on-screen keyboard. iOS lays the keyboard over the
 * page without resizing it; the visual viewport alone tells how much is left.
 */
export function fitToKeyboard(dialog: HTMLDialogElement): void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', () => {
    const covered = Math.max(0, window.innerHeight - visualViewport.height);
    dialog.style.setProperty('--keyboard', `${Math.round(covered)}px`);
  });
}
