import { countStep } from '../browser/count-step.ts';
import { notedInVisit, noteInVisit } from '../browser/visit.ts';
import { loadForm } from './load-form.ts';
import { openPopup, popupState } from './popup.ts';

/** How near to the top edge the pointer must leave, in CSS pixels. */
export const EXIT_EDGE_PX = 20;
/** How long a touch visitor must have been away from the tab, in milliseconds. */
export const AWAY_MS = 5_000;
/** A page that is still in view so long after it began to unload was not left, in milliseconds. */
const STAYED_MS = 1_000;

/** A focused field may have a list of the browser's own over the page: a pointer that goes there has not left. */
const FIELD = 'select, input, textarea';
/** What may unload the page, or start another program (`tel:`, `mailto:`), which Chromium announces as an unloading. */
const LINK = 'a[href]:not([href^="#"], [target="_blank"])';

/** Opens the popup, once a visit, for who leaves: by the top edge, by unloading, or to another app on touch. */
export function startExitIntent(): void {
  watchTopEdge(() => void offer(false));
  watchAbsence(() => void offer(true));
  watchUnload((cameBack) => void offer(cameBack));
}

/** Opens with the words for exit intent in place, which the form brings. */
async function offer(cameBack: boolean): Promise<void> {
  if (!mayOffer()) return;
  await loadForm();
  if (popupState().form !== 'ready' || !mayOffer()) return;
  noteInVisit('exit-intent-seen');
  countStep('offered');
  openPopup({ trigger: 'exit_intent', cameBack });
}

function mayOffer(): boolean {
  const isBusy = popupState().phase !== 'closed' || document.querySelector('dialog[open]') !== null;
  return !isBusy && !notedInVisit('exit-intent-seen') && !notedInVisit('converted');
}

function watchTopEdge(onLeave: () => void): void {
  let armed = false;
  let y = 0;
  let yBefore = 0;

  document.addEventListener('mousemove', ({ clientY }) => {
    armed ||= clientY > EXIT_EDGE_PX;
    yBefore = y;
    y = clientY;
  });
  document.documentElement.addEventListener('mouseleave', ({ clientX, clientY, relatedTarget }) => {
    const upward = clientY < y || (clientY === y && y < yBefore);
    const bySide = clientY > 0 && (clientX <= 0 || clientX >= window.innerWidth - 1);
    const inField = document.activeElement?.matches(FIELD) ?? false;
    const leaves =
      armed && upward && clientY <= EXIT_EDGE_PX && !bySide && !inField && relatedTarget === null;
    armed = false;
    if (leaves) onLeave();
  });
}

/**
 * Calls back for who began to unload the page and is still there, or comes back to it. Nothing is loaded
 * or opened while the page goes: nobody would see it, and in Firefox an `import()` begun then never ends.
 * Neither event asks "are you sure", and neither keeps the page out of the back/forward cache.
 */
function watchUnload(onStay: (cameBack: boolean) => void): void {
  let followsLink = false;
  let unloads = false;

  // Pressing anything else later shows that the link led nowhere, or to another program.
  for (const press of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(press, () => {
      followsLink = false;
    });
  }
  document.addEventListener('click', ({ target }) => {
    followsLink = target instanceof Element && target.closest(LINK) !== null;
  });
  for (const leaving of ['beforeunload', 'pagehide'] as const) {
    window.addEventListener(leaving, () => {
      unloads = !followsLink;
      if (leaving === 'beforeunload' && unloads) setTimeout(stay, STAYED_MS, false);
    });
  }
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    followsLink = false;
    stay(true);
  });

  function stay(cameBack: boolean): void {
    if (!unloads) return;
    unloads = false;
    onStay(cameBack);
  }
}

/** Where there is no mouse, coming back after a while stands for the exit that was nearly one. */
function watchAbsence(onReturn: () => void): void {
  let leftAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leftAt = performance.now();
    else if (matchMedia('(hover: none)').matches && performance.now() - leftAt >= AWAY_MS) onReturn();
  });
}
