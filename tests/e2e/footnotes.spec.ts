import { sampleSite } from '../support/sample-site.ts';
import { EVERY_ENGINE, expect, readingTest, test } from './support.ts';

const { figures } = sampleSite;
const notes = Object.values(figures).flatMap((figure) =>
  figure && 'note' in figure && figure.note ? [figure.note] : [],
);
const SUCCESS = figures.successRate ? figures.successRate.note : undefined;

readingTest('each claim has a footnote, beside it on a wide window, without a script', async ({ page }) => {
  const shown = page.getByRole('note');
  await expect(shown).toHaveCount(notes.length);
  for (const note of notes) await expect(shown.filter({ hasText: note })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Footnote/ })).toHaveCount(0);
});

test(
  'on a phone the sign at a claim opens its footnote, by keyboard, and moves nothing',
  EVERY_ENGINE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Footnote/ })).toHaveCount(notes.length);
    const sign = page.getByRole('button', { name: 'Footnote: 98%' });
    const note = page.getByRole('note');
    await expect(note).toHaveCount(0);
    await sign.scrollIntoViewIfNeeded();
    const place = await sign.boundingBox();
    await sign.focus();
    await page.keyboard.press('Enter');
    await expect(note).toHaveText(`98%: ${SUCCESS}`);
    await expect(note).toBeInViewport({ ratio: 1 });
    expect(await sign.boundingBox()).toEqual(place);
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(sign).toBeFocused();
  },
);
