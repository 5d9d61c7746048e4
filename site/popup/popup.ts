import type { Opening } from '../../lead/source.ts';
import { layOutWhenIdle } from '../motion/lay-out-ahead.ts';
import { whenIdle } from '../motion/when-idle.ts';
import { isShown, popupDialog, setOpening, startClosing } from './dialog.ts';
import { isWithin } from './is-within.ts';
import { fitToKeyboard } from './keyboard.ts';
import { fetchForm, holdSubmit, loadForm } from './load-form.ts';
import { hide, show, standBy, wakePage } from './show.ts';
import { noteInVisit } from './visit.ts';

const OPENER = '[data-lead-source]';
const CLOSER = '[data-popup-close]';
const PORTAL_LINK = '[data-portal-link]';
/** To lay one of these out, the browser lays out the whole step. */
const ONE_OF_EACH_STEP_TO_COME = 'fieldset[hidden] .field:last-child';
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const;

export type PopupOptions = {
  /** Runs after every closing, whatever closed the popup. */
  onClose?: () => void;
};

/** Opens the popup, if it is not open. The form loads at the same time and takes over what is typed meanwhile. */
export function openPopup(opening: Opening): void {
  const dialog = popupDialog();
  if (isShown(dialog)) return;
  setOpening(dialog, opening);
  show(dialog, () => {
    void loadForm().then(() => {
      if (dialog.open) layOutWhenIdle([...dialog.querySelectorAll(ONE_OF_EACH_STEP_TO_COME)]);
    });
  });
}

/** Lets every button with a lead source, there now or later, open the popup without waiting for React. */
export function startPopup({ onClose }: PopupOptions = {}): void {
  const dialog = popupDialog();

  for (const intent of INTENTS) {
    document.addEventListener(intent, (event) => closest(event, OPENER) && whenIdle(fetchForm), {
      passive: true,
    });
  }
  document.addEventListener('click', (event) => {
    const opener = closest(event, OPENER);
    if (opener) openPopup({ trigger: 'button_click', title: opener.dataset.leadSource });
    if (closest(event, CLOSER)) hide(dialog);
    if (closest(event, PORTAL_LINK)) noteInVisit('converted');
  });
  document.addEventListener('mousedown', (event) => {
    // The second press of a double click on the opener is none of these.
    if (event.detail > 1 || !isShown(dialog) || !isOutside(dialog, event)) return;
    if (!hasTyped(dialog)) hide(dialog);
  });
  document.addEventListener('keydown', ({ key }) => {
    // Once the popup is modal, the browser asks by "cancel".
    if (key === 'Escape' && isShown(dialog) && !dialog.open) hide(dialog);
  });
  dialog.addEventListener('cancel', (event) => {
    // The browser asks once, and closes the popup by itself the next time.
    if (!event.cancelable) return startClosing(dialog);
    event.preventDefault();
    hide(dialog);
  });
  dialog.addEventListener('submit', holdSubmit);
  dialog.addEventListener('close', () => {
    wakePage(dialog);
    // Once React is there the form forgets by itself, and only where nothing is on its way.
    if (!dialog.querySelector('[data-ready]')) dialog.querySelector('form')?.reset();
  });
  if (onClose) dialog.addEventListener('close', onClose);
  fitToKeyboard(dialog);
  standBy(dialog);
}

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** Whether a press fell beside the popup: on its backdrop, or on the page while the popup is not modal yet. */
function isOutside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  const { target } = event;
  if (target !== dialog && dialog.contains(target as Node)) return false;
  return !isWithin(dialog, event);
}

function hasTyped(dialog: HTMLDialogElement): boolean {
  const form = dialog.querySelector('form');
  return form !== null && Array.from(new FormData(form).values()).some((value) => value !== '');
}
