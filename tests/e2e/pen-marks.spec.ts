import { expectWholeStrokes, MARKS } from './pen-strokes.ts';
import { MOVING, test } from './support.ts';

test.use(MOVING);

test("the pen's strokes are whole, from a phone to the widest page", async ({ page }) => {
  for (const [path, marks, widths] of [
    ['/', MARKS, [390, 1280, 1920]],
    ['/no/such', ['h1 .pen-mark'], [390, 1920]],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectWholeStrokes(page, marks);
    }
  }
});
