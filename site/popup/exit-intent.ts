import { countStep } from '../browser/count-step.ts';
import { notedInVisit, noteInVisit } from '../browser/visit.ts';
import { loadForm } from './load-form.ts';
import { openPopup, popupState } from './popup.ts';

/** The distance from the top edge within which the pointer must leave, in CSS pixels. */
export const EXIT_EDGE_PX = 20;
/** The time a touch visitor must have been away from the tab, in milliseconds. */
export const AWAY_MS = 5_000;
/** A page still in view after this time did not unload, in milliseconds. */
const STAYED_MS = 1_000;

/** A focused field may have a browser list over the page. A pointer that moves there has not left. */
const FIELD = 'select, input, textarea';
/**
 * Links that may unload the page, or start another program (`tel:`, `mailto:`), which fires unload events in Chromium.
 */
const LINK = 'a[href]:not([href^="#"], [target="_blank"])';

/** Opens the popup once a visit on exit: at the top edge, on unload, or after returning on touch screens. */
export function startExitIntent(): void {
  watchTopEdge(() => void offer(false));
  watchAbsence(() => void offer(true));
  watchUnload((cameBack) => void offer(cameBack));
}

/** Opens with the exit-intent text, which comes with the form. */
async function offer(cameBack: boolean): Promise<void> {
  if (!mayOffer()) return;
  await loadForm();
  if (popupState().form !== 'ready' || !mayOffer()) return;
  noteInVisit('exit-intent-seen');
  countStep('offered');
  openPopup({ trigger: 'exit_intent', cameBack });
}

function mayOffer(): boolean {
  const isBusy =
    popupState().phase !== 'closed' || document.querySelector('dialog[open]:not([hidden])') !== null;
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
 * Calls back after an unload that did not happen, or when the visitor comes back. Loads and opens nothing during the
 * unload: no one would see it, and in Firefox an `import()` started then never settles. Neither event asks "are you
 * sure" or disables the back/forward cache.
 */
function watchUnload(onStay: (cameBack: boolean) => void): void {
  let followsLink = false;
  let unloads = false;

  // Any later press shows that the link did not leave the page, or only started another program.
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

/** Without a mouse, returning after a while counts as exit intent. */
function watchAbsence(onReturn: () => void): void {
  let leftAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leftAt = performance.now();
    else if (matchMedia('(hover: none)').matches && performance.now() - leftAt >= AWAY_MS) onReturn();
  });
}
