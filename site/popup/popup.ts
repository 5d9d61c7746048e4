import type { Opening } from '../../lead/source.ts';
import { afterPaint } from '../motion/after-paint.ts';
import { layOutWhenIdle } from '../motion/lay-out-ahead.ts';
import { whenIdle } from '../motion/when-idle.ts';
import { popupDialog, setOpening } from './dialog.ts';
import { fitToKeyboard } from './keyboard.ts';
import { fetchForm, holdSubmit, loadForm } from './load-form.ts';
import { noteInVisit } from './visit.ts';

const OPENER = '[data-lead-source]';
const CLOSER = '[data-popup-close]';
const PORTAL_LINK = '[data-portal-link]';
/** To lay one of these out, the browser lays out the whole step. */
const ONE_OF_EACH_STEP_TO_COME = 'fieldset[hidden] .field:last-child';
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const;

const root = document.documentElement;

export type PopupOptions = {
  /** Runs after every closing, whatever closed the popup. */
  onClose?: () => void;
};

/** Opens the popup, if it is not open. The form loads at the same time and takes over what is typed meanwhile. */
export function openPopup(opening: Opening): void {
  const dialog = popupDialog();
  if (dialog.open) return;
  const { activeElement } = document;
  setOpening(dialog, opening);
  root.dataset.popup = 'opening';
  showFrom(startOf(dialog), dialog);
  afterPaint(() => {
    if (!dialog.open) return;
    root.dataset.popup = 'open';
    // What rests makes the closing quick: the form, which somebody may wait for, comes first.
    void loadForm().then(() => {
      if (!dialog.open) return;
      restUnseen(activeElement);
      layOutWhenIdle([...dialog.querySelectorAll(ONE_OF_EACH_STEP_TO_COME)]);
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
    if (closest(event, CLOSER)) dialog.close();
    if (closest(event, PORTAL_LINK)) noteInVisit('converted');
  });
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog && isOutside(dialog, event) && !hasTyped(dialog)) dialog.close();
  });
  dialog.addEventListener('submit', holdSubmit);
  dialog.addEventListener('close', () => {
    afterPaint(() => {
      if (dialog.open) return;
      delete root.dataset.popup;
      for (const part of document.querySelectorAll('[data-unseen]')) part.removeAttribute('data-unseen');
    });
    // Once React is there the form forgets by itself, and only where nothing is on its way.
    if (!dialog.querySelector('[data-ready]')) dialog.querySelector('form')?.reset();
  });
  if (onClose) dialog.addEventListener('close', onClose);
  fitToKeyboard(dialog);
  whenIdle(() => warmUp(dialog));
}

/**
 * Marks what is out of view, for the styles to let it rest while the popup is open.
 * To wake an inert page again styles each element that is laid out, and that is more
 * than the window shows: the browser works ahead of the scroll. Where the focus comes
 * back to must stay.
 */
function restUnseen(focused: Element | null): void {
  const isUnseen = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect();
    return (bottom < 0 || top > innerHeight) && !part.contains(focused);
  };
  const sections = [...document.querySelectorAll('.section')];
  const parts = sections.flatMap((section) =>
    isUnseen(section) ? section : [...section.querySelectorAll('.section-part')].filter(isUnseen),
  );
  for (const part of parts) part.setAttribute('data-unseen', '');
}

/** Has the browser lay the popup out once, unseen: what it learns then, it need not learn at the first click. */
function warmUp(dialog: HTMLDialogElement): void {
  dialog.dataset.warmUp = '';
  dialog.getBoundingClientRect();
  delete dialog.dataset.warmUp;
}

/**
 * Where the focus goes at the opening. On touch screens the title: a field would
 * bring the keyboard up over a sheet that nobody has read yet.
 */
function startOf(dialog: HTMLDialogElement): HTMLElement | null {
  const touch = matchMedia('(pointer: coarse)').matches;
  return dialog.querySelector(touch ? 'h2' : 'fieldset:not([hidden]) :is(input, select, textarea)');
}

/** `autofocus` lets the browser move the focus once; to move it again afterwards costs another layout of the page. */
function showFrom(start: HTMLElement | null, dialog: HTMLDialogElement): void {
  if (start) start.autofocus = true;
  dialog.showModal();
  if (start) start.autofocus = false;
}

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function hasTyped(dialog: HTMLDialogElement): boolean {
  const form = dialog.querySelector('form');
  return form !== null && Array.from(new FormData(form).values()).some((value) => value !== '');
}
