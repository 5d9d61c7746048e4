import { SUBJECT_PARAMETER } from '../../lead/form-page.ts';
import { afterPaint, oncePainted } from '../browser/after-paint.ts';
import { noteInVisit } from '../browser/visit.ts';
import { holdSubmit, importForm, loadForm } from './load-form.ts';
import { closePopup, openPopup, popupDialog, popupState, showFieldInUse } from './popup.ts';

const OPENER = '[data-lead-source]';
const CLOSER = '[data-popup-close]';
const PORTAL_LINK = '[data-portal-link]';
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const;
/** A press outside the popup within this time counts as the opener's second click, in milliseconds. */
const DOUBLE_PRESS_MS = 500;

/** Makes every button with a lead source, now or later, open the popup without waiting for React. */
export function startPopup(): void {
  const dialog = popupDialog();
  // In Firefox and WebKit, Tab stops at an open dialog itself. HTML does not allow the attribute on it.
  dialog.tabIndex = -1;

  document.addEventListener('click', (event) => {
    const opener = closest(event, OPENER);
    if (opener) {
      // Otherwise it would submit to the form's page.
      event.preventDefault();
      const title = opener.dataset.leadSource;
      const subject = subjectOf(opener);
      fillSubject(dialog, subject);
      openPopup({ trigger: 'button_click', title, subject }, opener);
      afterPaint(loadForm);
    }
    if (closest(event, CLOSER)) closePopup();
    if (closest(event, PORTAL_LINK)) noteInVisit('converted');
  });
  dialog.addEventListener('mousedown', ({ target, detail }) => {
    const state = popupState();
    const isNew = state.phase === 'open' && performance.now() - state.openedAt < DOUBLE_PRESS_MS;
    // Browsers count a hand's clicks, although a slow page may handle them late.
    if (target === dialog && detail < 2 && !isNew && !hasTyped(dialog)) closePopup();
  });
  dialog.addEventListener('cancel', closePopup);
  dialog.addEventListener('keydown', ({ key }) => {
    // Browsers fire "cancel" only for a modal dialog.
    if (key === 'Escape' && !dialog.open) closePopup();
  });
  dialog.addEventListener('submit', holdSubmit);
  // Not an element just pressed with a mouse, which would move away under the pointer.
  dialog.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) showFieldInUse();
  });
  oncePainted(() => {
    for (const intent of INTENTS) document.addEventListener(intent, importOnIntent, { passive: true });
    fitToKeyboard(dialog);
  });
}

/** Preloads on a sign of intent. If the visitor saves data, only opening loads the form. */
function importOnIntent(event: Event): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (closest(event, OPENER) && !connection?.saveData) importForm().catch(() => {});
}

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** Fills in the subject before React loads. Afterwards the form does. */
function fillSubject(dialog: HTMLDialogElement, subject: string | undefined): void {
  const field = dialog.querySelector<HTMLInputElement>('[name="subject"]');
  if (field && subject && popupState().form !== 'ready') field.value = subject;
}

/** The subject that a button would add to the address of the form's page. */
function subjectOf(opener: HTMLElement): string | undefined {
  return opener instanceof HTMLButtonElement && opener.name === SUBJECT_PARAMETER ? opener.value : undefined;
}

function hasTyped(dialog: HTMLDialogElement): boolean {
  const form = dialog.querySelector('form');
  return form !== null && Array.from(new FormData(form).values()).some((value) => value !== '');
}

/**
 * Keeps the dialog above the on-screen keyboard. Browsers lay the keyboard over the page without resizing it, so only
 * the visual viewport shows the remaining height.
 */
function fitToKeyboard(dialog: HTMLDialogElement): void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', () => {
    const covered = Math.max(0, window.innerHeight - visualViewport.height * visualViewport.scale);
    dialog.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    showFieldInUse();
  });
}
