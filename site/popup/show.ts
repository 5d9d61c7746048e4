import { afterPaint } from '../motion/after-paint.ts';
import { whenIdle } from '../motion/when-idle.ts';
import { endClosing, isShown, startClosing } from './dialog.ts';

/**
 * Shows the popup, and runs `onModal` once it is painted and modal. A modal dialog
 * makes the page inert, which styles every element again that is laid out. A popover
 * stands in the top layer too and leaves the page alone: so the popup is painted as one,
 * and modal a frame later. Where there are no popovers, it comes with that frame.
 */
export function show(dialog: HTMLDialogElement, onModal: () => void): void {
  const { documentElement: root, activeElement: opener } = document;
  root.dataset.popup = 'opening';
  showPopover(dialog);
  afterPaint(() => {
    const start = startOf(dialog);
    restUnseen(opener);
    root.dataset.popup = 'open';
    dialog.hidePopover?.();
    // To let the browser move the focus costs less than to move it again afterwards.
    start?.toggleAttribute('autofocus', true);
    dialog.showModal();
    start?.toggleAttribute('autofocus', false);
    // A popup that did not stand by has had the focus for a frame: the browser would give it back to the popup.
    if (opener instanceof HTMLElement)
      dialog.addEventListener('close', () => opener.focus({ preventScroll: true }), { once: true });
    onModal();
  });
}

/**
 * Has the popup stand by once the browser is idle: a popover in the top layer, laid out
 * and hidden by the styles. All that is left to its opening is to paint it.
 */
export function standBy(dialog: HTMLDialogElement): void {
  whenIdle(() => {
    if (isShown(dialog)) return;
    showPopover(dialog);
    // Now, not within the next frame, where it would come on top.
    dialog.getBoundingClientRect();
  });
}

function showPopover(dialog: HTMLDialogElement): void {
  if (dialog.showPopover && !dialog.matches(':popover-open')) dialog.showPopover();
}

/** Hides the popup, and closes it once that is painted: a page that wakes up again is styled whole. */
export function hide(dialog: HTMLDialogElement): void {
  startClosing(dialog);
  afterPaint(() => dialog.close());
}

/** Gives the page behind the popup back as it was, once the closing is painted. */
export function wakePage(dialog: HTMLDialogElement): void {
  endClosing(dialog);
  afterPaint(() => {
    if (isShown(dialog)) return;
    delete document.documentElement.dataset.popup;
    for (const part of document.querySelectorAll('[data-unseen]')) part.removeAttribute('data-unseen');
    standBy(dialog);
  });
}

/**
 * Marks what is out of view, for the styles to let it rest while the popup is open.
 * To make a page inert, and to wake it again, styles each element that is laid out, and
 * that is more than the window shows: the browser works ahead of the scroll. Where the
 * focus comes back to must stay.
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

/**
 * Where the focus goes at the opening. On touch screens the title: a field would
 * bring the keyboard up over a sheet that nobody has read yet.
 */
function startOf(dialog: HTMLDialogElement): HTMLElement | null {
  const touch = matchMedia('(pointer: coarse)').matches;
  return dialog.querySelector(touch ? 'h2' : 'fieldset:not([hidden]) :is(input, select, textarea)');
}
