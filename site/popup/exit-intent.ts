import { isShown, popupDialog } from './dialog.ts';
import { loadForm } from './load-form.ts';
import { openPopup } from './popup.ts';
import { notedInVisit, noteInVisit } from './visit.ts';

/** How near to the top edge the pointer must leave, in CSS pixels. */
export const EXIT_EDGE_PX = 20;
/** How long a touch visitor must have been away from the tab, in milliseconds. */
export const AWAY_MS = 5_000;
/** How long the popup must have stood on an unloading page to count as seen, in milliseconds. */
const SEEN_AFTER_MS = 1_000;

/** A focused field may have a list of the browser's own over the page: a pointer that goes there has not left. */
const FIELD = 'select, input, textarea';

/** Opens the popup, once a visit, for who leaves: by the top edge, by unloading, or to another app on touch. */
export function startExitIntent(): void {
  watchTopEdge(() => void offerWhenReady());
  watchAbsence(() => void offerWhenReady());
  watchUnload(offerAtOnce);
}

/** Opens with the words for exit intent in place, which the form brings. */
async function offerWhenReady(): Promise<void> {
  if (!mayOffer() || !(await loadForm()) || !mayOffer()) return;
  noteInVisit('exit-intent-seen');
  openPopup({ trigger: 'exit_intent' });
}

/** Opens for who cancels the leaving or comes back. On a page that did unload nobody has seen it: that does not count. */
function offerAtOnce(): void {
  if (!mayOffer()) return;
  openPopup({ trigger: 'exit_intent' });
  setTimeout(() => noteInVisit('exit-intent-seen'), SEEN_AFTER_MS);
}

function mayOffer(): boolean {
  const busy = isShown(popupDialog()) || document.querySelector('dialog[open]') !== null;
  return !busy && !notedInVisit('exit-intent-seen') && !notedInVisit('converted');
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

/** Neither event asks "are you sure", and neither keeps the page out of the back/forward cache. */
function watchUnload(onUnload: () => void): void {
  window.addEventListener('beforeunload', onUnload);
  window.addEventListener('pagehide', onUnload);
}

/** Where there is no mouse, coming back after a while stands for the exit that was nearly one. */
function watchAbsence(onReturn: () => void): void {
  let leftAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leftAt = performance.now();
    else if (matchMedia('(hover: none)').matches && performance.now() - leftAt >= AWAY_MS) onReturn();
  });
}
