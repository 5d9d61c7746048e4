import { expectWholeStrokes, MARKS } from './pen-strokes.ts';
import { MOVING, test } from './support.ts';

test.use(MOVING);

test("the pen's strokes are whole at every width", async ({ page }) => {
  for (const [path, marks] of [
    ['/', MARKS],
    ['/no/such', ['h1 .pen-mark']],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [390, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWholeStrokes(page, marks);
    }
  }
});
