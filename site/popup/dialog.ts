import type { Opening } from '../../lead/source.ts';
import { now } from './now.ts';

const OPENED_EVENT = 'lead:opened';

/** The popup's dialog, as it stands in the HTML of the page. */
export function popupDialog(): HTMLDialogElement {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#lead-popup');
  if (!dialog) throw new Error('The page has no <dialog id="lead-popup">.');
  return dialog;
}

/** Whether the popup is on the screen. It is not `open` yet in its first frame (`show.ts`). */
export function isShown(dialog: HTMLDialogElement): boolean {
  return dialog.open || document.documentElement.dataset.popup === 'opening';
}

/** Takes the popup off the screen. It is on its way out from here to its "close" event. */
export function startClosing(dialog: HTMLDialogElement): void {
  dialog.style.display = 'none';
}

/** To be called at the "close" event: the popup can be shown again. */
export function endClosing(dialog: HTMLDialogElement): void {
  dialog.style.display = '';
}

/** Resolves once a popup on its way out is closed, and all who listen to that know; at once, where none is. */
export async function untilClosed(dialog: HTMLDialogElement): Promise<void> {
  if (dialog.style.display !== 'none') return;
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
}

/** Writes on the dialog what opened it, and when, for the form and the styles to read. */
export function setOpening(dialog: HTMLDialogElement, { trigger, title = '' }: Opening): void {
  dialog.dataset.trigger = trigger;
  dialog.dataset.source = title;
  dialog.dataset.openedAt = String(now());
  dialog.dispatchEvent(new Event(OPENED_EVENT));
}

/** What opened the dialog last; a button, until something did. */
export function openingOf(dialog: HTMLDialogElement): Opening {
  const { trigger, source } = dialog.dataset;
  return { trigger: trigger === 'exit_intent' ? 'exit_intent' : 'button_click', title: source };
}

/** When the dialog was opened last, by `now()`; this very moment, where it never was. */
export function openedAt({ dataset }: HTMLDialogElement): number {
  return Number(dataset.openedAt ?? now());
}

/** Calls back at each opening. Returns how to stop. */
export function onOpening(dialog: HTMLDialogElement, callback: () => void): () => void {
  dialog.addEventListener(OPENED_EVENT, callback);
  return () => dialog.removeEventListener(OPENED_EVENT, callback);
}
