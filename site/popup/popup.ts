import type { Opening } from '../../lead/source.ts';
import { afterPaint } from '../browser/after-paint.ts';
import { countStep } from '../browser/count-step.ts';

/**
 * How far the form's script is. `awaited`: Next was pressed, and is done once the form is `ready`. `lost`: it
 * cannot be loaded, and the form's own page takes over.
 */
export type FormLoading = 'absent' | 'loading' | 'awaited' | 'ready' | 'lost';

/** What opened the popup, with the subject that a button fills in. */
export type PopupOpening = Opening & { subject?: string | undefined };

/** `openedAt` is in milliseconds since the page began to load, `opener` gets the focus back. */
type Phase =
  | { phase: 'closed' }
  | { phase: 'open'; opening: PopupOpening; openedAt: number; opener: HTMLElement | null };

/** The whole state of the popup. */
export type PopupState = Phase & { form: FormLoading };

export const CLOSED: PopupState = { phase: 'closed', form: 'absent' };

let state: PopupState = CLOSED;
const listeners = new Set<() => void>();

/** The popup's state at this moment. */
export function popupState(): PopupState {
  return state;
}

/** Calls back after each change of the popup's state. Returns how to stop. */
export function onPopupChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** Notes how far the form's script is. */
export function formIs(form: FormLoading): void {
  become({ ...state, form });
}

/** Opens the popup, if it is closed. On touch screens the title gets the focus: a field would bring the keyboard up. */
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

/** Closes the popup, if it is open, and gives the focus back to what opened it: Safari does not focus a button that is pressed. */
export function closePopup(): void {
  if (state.phase === 'closed') return;
  const { form, opener } = state;
  const dialog = popupDialog();
  become({ form: form === 'awaited' ? 'loading' : form, phase: 'closed' });
  dialog.hidden = true;
  // React empties the form itself, unless an answer is still on its way.
  if (form !== 'ready') dialog.querySelector('form')?.reset();
  afterPaint(() => {
    settle();
    if (state.phase === 'closed') opener?.focus({ preventScroll: true });
  });
}

/** Whether a finger is what the visitor points with. */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
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

function become(next: PopupState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Makes the rest of the page inert and stops its scrolling while the popup is open. Both restyle every
 * element of the page, so the popup is painted first, as a popover.
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
