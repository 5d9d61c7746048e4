import { isNewVisit } from './hold-target.ts';
import { oncePainted } from './once-painted.ts';

/**
 * Lays out the sections below the first view after the first paint, one per frame. Until then the styles skip them, so
 * that late fonts change little: without this, total blocking time exceeds its budget. Lays out all at once if the
 * address names a section, after a reload and on Back, because the browser scrolls down, and before the first press,
 * which may lead to a section.
 */
export function layOutRest(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.section, .footer')];
  const layOutAll = () => sections.splice(0).forEach(layOut);
  if (isNewVisit() && !location.hash) {
    oncePainted(layOutNext);
    addEventListener('click', layOutAll, true);
  } else layOutAll();

  function layOutNext(): void {
    const section = sections.shift();
    if (section) requestAnimationFrame(layOutNext);
    layOut(section);
  }
}

function layOut(section: HTMLElement | undefined): void {
  section?.toggleAttribute('data-laid-out', true);
}
