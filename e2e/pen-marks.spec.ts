import { expectWholeStrokes, MARKS } from './pen-strokes.ts';
import { test } from './support.ts';

for (const width of [390, 1280, 1440, 1920]) {
  test(`the pen's strokes are whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await expectWholeStrokes(page, '/', MARKS);
    await expectWholeStrokes(page, '/no/such', ['h1 .pen-mark']);
  });
}
