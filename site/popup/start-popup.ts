import { countStep } from '../browser/count-step.ts';
import { oncePainted } from '../browser/once-painted.ts';
import { noteInVisit } from '../browser/visit.ts';
import { fetchForm, holdSubmit, loadAnewOnReturn, loadForm, resetUnlessReady } from './load-form.ts';
import {
  closePopup,
  now,
  onPopupChange,
  openPopup,
  popupDialog,
  popupState,
  showFieldInUse,
} from './popup.ts';

const OPENER = '[data-lead-source]';
const CLOSER = '[data-popup-close]';
const PORTAL_LINK = '[data-portal-link]';
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const;
/** How soon, and how near in CSS pixels, a second press belongs to the one that opened the popup. */
const DOUBLE_PRESS_MS = 500;
const DOUBLE_PRESS_PX = 4;

/** Lets every button with a lead source, there now or later, open the popup without waiting for React. */
export function startPopup(): void {
  const dialog = popupDialog();
  let press = { x: 0, y: 0 };
  // Firefox and WebKit stop the Tab key at an open dialog itself. In HTML the attribute is not allowed on it.
  dialog.tabIndex = -1;

  document.addEventListener('click', (event) => {
    const opener = closest(event, OPENER);
    if (opener) {
      // It would lead to the form's page.
      event.preventDefault();
      press = { x: event.clientX, y: event.clientY };
      fillSubject(dialog, opener.dataset.leadSubject);
      openPopup({ trigger: 'button_click', title: opener.dataset.leadSource }, opener);
    }
    if (closest(event, CLOSER)) closePopup();
    if (closest(event, PORTAL_LINK)) noteInVisit('converted');
  });
  dialog.addEventListener('mousedown', (event) => {
    if (event.target === dialog && !isSecondPress(event) && !hasTyped(dialog)) closePopup();
  });
  document.addEventListener('keydown', ({ key }) => {
    // Once the popup is modal, the browser asks by "cancel".
    if (key === 'Escape' && popupState().phase === 'opening') closePopup();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    closePopup();
  });
  dialog.addEventListener('submit', holdSubmit);
  // Not what a mouse has just pressed: it would move away under the pointer.
  dialog.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) showFieldInUse();
  });
  onPopupChange(() => {
    const state = popupState();
    if (state.phase === 'open') {
      void loadForm();
      countStep('opened', state.opening.title, state.opening.trigger);
    }
    if (state.phase === 'closing') resetUnlessReady();
  });
  loadAnewOnReturn();
  oncePainted(() => {
    fetchFormOnIntent();
    fitToKeyboard(dialog);
  });

  /** The second press of a double click on an opener falls beside the popup. */
  function isSecondPress({ clientX, clientY }: MouseEvent): boolean {
    const state = popupState();
    const isSoon = state.phase !== 'closed' && now() - state.openedAt < DOUBLE_PRESS_MS;
    return isSoon && Math.hypot(clientX - press.x, clientY - press.y) <= DOUBLE_PRESS_PX;
  }
}

function fetchFormOnIntent(): void {
  for (const intent of INTENTS) {
    document.addEventListener(intent, (event) => closest(event, OPENER) && fetchForm(), { passive: true });
  }
}

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** Puts the subject that an opener names into its field, before React is there or after. */
function fillSubject(dialog: HTMLDialogElement, subject: string | undefined): void {
  const field = dialog.querySelector<HTMLInputElement>('[name="subject"]');
  if (field && subject) field.value = subject;
}

function hasTyped(dialog: HTMLDialogElement): boolean {
  const form = dialog.querySelector('form');
  return form !== null && Array.from(new FormData(form).values()).some((value) => value !== '');
}

/**
 * Keeps the dialog above the on-screen keyboard. Browsers lay the keyboard over the page
 * without resizing it; the visual viewport alone tells how much is left.
 */
function fitToKeyboard(dialog: HTMLDialogElement): void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', () => {
    const covered = Math.max(0, window.innerHeight - visualViewport.height * visualViewport.scale);
    dialog.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    showFieldInUse();
  });
}
