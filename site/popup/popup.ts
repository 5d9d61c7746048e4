import type { Opening } from '../../lead/source.ts';
import { afterPaint } from '../browser/after-paint.ts';
import { countStep } from '../browser/count-step.ts';

/**
 * The state of the form's script. `awaited`: Next was pressed, and runs when the form is `ready`. `lost`: it cannot
 * load, and the form's own page takes over.
 */
export type FormLoading = 'absent' | 'loading' | 'awaited' | 'ready' | 'lost';

/** The trigger of the popup, with the subject that a button prefills. */
export type PopupOpening = Opening & { subject?: string | undefined };

/** `openedAt` is in milliseconds since the page started to load. `opener` gets the focus back. */
type Phase =
  | { phase: 'closed' }
  | { phase: 'open'; opening: PopupOpening; openedAt: number; opener: HTMLElement | null };

/** The popup's whole state. */
export type PopupState = Phase & { form: FormLoading };

export const CLOSED: PopupState = { phase: 'closed', form: 'absent' };

let state: PopupState = CLOSED;
const listeners = new Set<() => void>();

/** The popup's current state. */
export function popupState(): PopupState {
  return state;
}

/** Calls back after each change of the state. Returns the function that stops it. */
export function onPopupChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** Sets the state of the form's script. */
export function formIs(form: FormLoading): void {
  become({ ...state, form });
}

/**
 * Opens the popup if it is closed. On touch screens the title gets the focus, because a field would open the keyboard.
 */
export function openPopup(opening: PopupOpening, opener = focused()): void {
  if (state.phase === 'open') return;
  const dialog = popupDialog();
  dialog.toggleAttribute('data-examples', opener?.hasAttribute('data-with-examples') ?? false);
  become({ form: state.form, phase: 'open', opening, openedAt: performance.now(), opener });
  dialog.hidden = false;
  if (!dialog.open) dialog.togglePopover(true);
  document.getElementById(isTouch() ? 'lead-title' : 'lead-name')?.focus();
  afterPaint(settle);
  countStep('opened', opening.title, opening.trigger);
}

/**
 * Closes the popup if it is open, and returns the focus to its opener, because Safari does not focus a pressed button.
 */
export function closePopup(): void {
  if (state.phase === 'closed') return;
  const { form, opener } = state;
  const dialog = popupDialog();
  become({ form: form === 'awaited' ? 'loading' : form, phase: 'closed' });
  dialog.hidden = true;
  // React empties the form, unless a request is still on its way.
  if (form !== 'ready') dialog.querySelector('form')?.reset();
  afterPaint(() => {
    settle();
    if (state.phase === 'closed') opener?.focus({ preventScroll: true });
  });
}

/** Whether the visitor uses a finger. */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** The popup's dialog in the page's HTML. */
export function popupDialog(): HTMLDialogElement {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#lead-popup');
  if (!dialog) throw new Error('The page has no #lead-popup.');
  return dialog;
}

/** Scrolls the focused field into view, with its label, hint and message. */
export function showFieldInUse(): void {
  document.querySelector('.field:focus-within')?.scrollIntoView({ block: 'nearest' });
}

function become(next: PopupState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Makes the rest of the page inert and stops its scrolling while the popup is open. Both restyle the whole page, so
 * the popup is painted first, as a popover.
 */
function settle(): void {
  const dialog = popupDialog();
  const isOpen = state.phase === 'open';
  document.documentElement.toggleAttribute('data-popup', isOpen);
  if (isOpen && !dialog.open) {
    const inUse = focused();
    dialog.hidePopover();
    dialog.showModal();
    inUse?.focus({ preventScroll: true });
  } else if (!isOpen) dialog.close();
}

function focused(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : null;
}
