import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './support.ts';

/** Points along a stroke that are looked at. */
const POINTS = 40;
/** How much of a colour may differ from the pen's, of 255: the edges of a stroke are soft. */
const TOLERANCE = 90;

/** How far around a place ink is looked for. */
const NEAR_PX = 2;

type Point = { x: number; y: number };

/** Shares of the strokes' length at which `mark` shows no ink of the pen. Each place is looked at from near by. */
async function gapsIn(page: Page, mark: Locator): Promise<number[]> {
  await mark.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  if ((await mark.getAttribute('data-draws')) === 'view') await expect(mark).toHaveClass(/visible/);
  await mark.evaluate((svg) =>
    Promise.all(svg.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const { points, pen } = await mark.evaluate((svg, count) => {
    const probe = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    probe.fillStyle = getComputedStyle(svg).stroke;
    probe.fillRect(0, 0, 1, 1);
    const paths = Array.from(svg.querySelectorAll('path'));
    return {
      pen: Array.from(probe.getImageData(0, 0, 1, 1).data).slice(0, 3),
      points: paths.flatMap((path) => {
        const matrix = path.getScreenCTM() as DOMMatrix;
        return Array.from({ length: count }, (_, index) => {
          const at = (path.getTotalLength() * (index + 0.5)) / count;
          const { x, y } = path.getPointAtLength(at).matrixTransform(matrix);
          return { x, y };
        });
      }),
    };
  }, POINTS);
  const { x: left, y: top, ...size } = areaOf(points);
  const { data, info } = await sharp(await page.screenshot({ clip: { x: left, y: top, ...size } }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInked = ({ x, y }: Point) => {
    for (let dy = -NEAR_PX; dy <= NEAR_PX; dy++)
      for (let dx = -NEAR_PX; dx <= NEAR_PX; dx++) {
        const start = ((Math.round(y) - top + dy) * info.width + Math.round(x) - left + dx) * info.channels;
        if (pen.every((value, channel) => Math.abs((data[start + channel] ?? 0) - value) < TOLERANCE))
          return true;
      }
    return false;
  };
  return points.flatMap((point, index) => (isInked(point) ? [] : [((index % POINTS) + 0.5) / POINTS]));
}

/** The part of the page around all of these points, in whole pixels. */
function areaOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => Math.round(x)), points.map(({ y }) => Math.round(y))];
  const [x, y] = [Math.max(0, Math.min(...xs) - NEAR_PX), Math.max(0, Math.min(...ys) - NEAR_PX)];
  return { x, y, width: Math.max(...xs) + NEAR_PX + 1 - x, height: Math.max(...ys) + NEAR_PX + 1 - y };
}

/** Expects the strokes of `marks` to be whole, once the pen has drawn them. */
export async function expectWholeStrokes(page: Page, marks: readonly string[]): Promise<void> {
  for (const mark of marks) expect(await gapsIn(page, page.locator(mark).first()), mark).toEqual([]);
}

/** Strokes of each kind: an underline, circles around small and large words. */
export const MARKS = [
  '.hero h1 .pen-mark',
  '#hero .manuscript-verdict .pen-mark',
  '.comparison-ours .pen-mark',
];
