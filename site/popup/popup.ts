import type { Opening } from '../../lead/source.ts';

/**
 * What the popup is doing. It is `opening` until it is painted and modal, and `closing` until the page
 * is awake again: a frame each. `openedAt` is in milliseconds since 1970, `opener` gets the focus back.
 */
export type PopupState =
  | { phase: 'closed' }
  | {
      phase: 'opening' | 'open' | 'closing';
      opening: Opening;
      openedAt: number;
      opener: HTMLElement | null;
    };

export const CLOSED: PopupState = { phase: 'closed' };

let state: PopupState = CLOSED;
const listeners = new Set<() => void>();

/** What the popup is doing at this moment. */
export function popupState(): PopupState {
  return state;
}

/** Whether a visitor sees the popup. */
export function isShown({ phase }: PopupState): boolean {
  return phase === 'opening' || phase === 'open';
}

/** Calls back after each change of the popup's state. Returns how to stop. */
export function onPopupChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/**
 * Opens the popup, if it is closed. A modal dialog makes the whole page inert, and that takes longer than
 * a press may. So the dialog is painted as a popover first, which leaves the page alone, and is made modal
 * once that is painted. Where there are no popovers it comes with the next frame.
 */
export function openPopup(opening: Opening, opener: HTMLElement | null = focused()): void {
  if (state.phase !== 'closed') return;
  const dialog = popupDialog();
  const opened: PopupState = { phase: 'opening', opening, openedAt: now(), opener };
  dialog.toggleAttribute('data-examples', opener?.hasAttribute('data-with-examples') ?? false);
  become(opened);
  dialog.showPopover?.();
  afterPaint(() => {
    if (state !== opened) return;
    dialog.hidePopover?.();
    // First: the whole page is then styled once for both, not twice.
    become({ ...opened, phase: 'open' });
    dialog.showModal();
    startOf(dialog)?.focus();
  });
}

/**
 * Closes the popup, if it is shown, and gives the focus back to what opened it. The styles hide it at
 * once. It stays modal until that is painted: to wake the page takes longer than a press may.
 */
export function closePopup(): void {
  if (state.phase === 'closed' || state.phase === 'closing') return;
  const dialog = popupDialog();
  const { opener } = state;
  become({ ...state, phase: 'closing' });
  afterPaint(() => {
    dialog.hidePopover?.();
    become(CLOSED);
    dialog.close();
    // Safari leaves the focus where it was when a button is pressed, so the browser would not give it back.
    opener?.focus({ preventScroll: true });
  });
}

/** Milliseconds since 1970. While a page lives they never run backwards, unlike the visitor's clock. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** The popup's dialog, as it stands in the HTML of the page. */
export function popupDialog(): HTMLDialogElement {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#lead-popup');
  if (!dialog) throw new Error('The page has no #lead-popup.');
  return dialog;
}

/** Brings the field that has the focus into view, with its label, its hint and its message. */
export function showFieldInUse(): void {
  document.querySelector('.field:focus-within')?.scrollIntoView({ block: 'nearest' });
}

/** The styles read the phase from `data-popup` of the root. */
function become(next: PopupState): void {
  state = next;
  const { dataset } = document.documentElement;
  if (next.phase === 'closed') delete dataset.popup;
  else dataset.popup = next.phase;
  for (const listener of listeners) listener();
}

/**
 * Where the focus goes at the opening. On touch screens the title: a field would
 * bring the keyboard up over a sheet that nobody has read yet.
 */
function startOf(dialog: HTMLDialogElement): HTMLElement | null {
  const touch = matchMedia('(pointer: coarse)').matches;
  return dialog.querySelector(touch ? 'h2' : '.step:not([hidden]) :is(input, select, textarea)');
}

function focused(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : null;
}

/** Runs `callback` once the browser has painted what has changed. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
