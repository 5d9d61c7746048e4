import { afterPaint } from './after-paint.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Leaves `slides`, which are out of view, unpainted until the browser paints the rest of
 * `view`, and then has them painted one by one: all of a row would be one long frame.
 * The row keeps its height meanwhile. A row that is painted already, or in a browser that does not tell
 * when it paints it (`contentvisibilityautostatechange`), stays as it is.
 */
export function paintOneByOne(view: HTMLElement, track: HTMLElement, slides: readonly HTMLElement[]): void {
  if (!('oncontentvisibilityautostatechange' in view)) return;
  if (view.checkVisibility({ contentVisibilityAuto: true })) return;
  track.style.minBlockSize = `${track.getBoundingClientRect().height}px`;
  for (const slide of slides) slide.setAttribute('data-unseen', '');
  const wake = ([slide, ...others]: readonly HTMLElement[]) => {
    afterPaint(() =>
      whenIdle(() => {
        slide?.removeAttribute('data-unseen');
        if (slide) wake(others);
        else track.style.minBlockSize = '';
      }),
    );
  };
  view.addEventListener('contentvisibilityautostatechange', () => wake(slides), { once: true });
}
