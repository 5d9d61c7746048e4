import { isNewVisit } from './hold-target.ts';
import { oncePainted } from './once-painted.ts';

/**
 * Has the sections below the first view laid out once the page is painted, one a frame. The styles leave
 * them out until then, so that fonts which come after the first paint lay out little anew: the budget of
 * the total blocking time falls without it. All are laid out at once where the address names a place, and
 * after a reload and on the way back, because the browser goes as far down as the visitor was. And before
 * the first press, which may lead to a place below.
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
