import type { Page } from '@playwright/test';
import type { FieldName } from '../../lead/form.ts';
import { type Popup, someLead } from '../support/popup.ts';
import { answerEachTry, EVERY_ENGINE, expect, test } from './support.ts';

const PHONE = { width: 390, height: 844 };
const KEYBOARD_PX = 336;

/** A headless browser has no on-screen keyboard, so this simulates its events. */
async function raiseKeyboard(page: Page): Promise<void> {
  await page.evaluate((covered) => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - covered });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, KEYBOARD_PX);
}

/** The distance a field with its label and messages extends beyond the visible part of its step, in pixels. */
function hiddenPartOf(popup: Popup, name: FieldName): Promise<number> {
  return popup.dialog.locator(`[data-field="${name}"]`).evaluate((field) => {
    const room = field.closest('.popup-steps')?.getBoundingClientRect();
    const { top, bottom } = field.getBoundingClientRect();
    return Math.max(0, Math.round((room?.top ?? 0) - top), Math.round(bottom - (room?.bottom ?? 0)));
  });
}

test('with the keyboard open, the focused field is visible with its label and message', async ({
  page,
  popup,
}) => {
  const lead = someLead();
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await raiseKeyboard(page);
  for (const [step, names] of [
    [0, ['name', 'email', 'phone']],
    [1, ['subject', 'assignment_type', 'academic_level', 'deadline', 'urgency']],
    [2, ['description']],
  ] as const) {
    await popup.button(step === 2 ? 'Get My Quote' : 'Next').click();
    await expect(popup.errors).toHaveCount(names.length);
    for (const name of names) {
      // With the keyboard, like a phone's "next" key.
      if (name !== names[0]) await page.keyboard.press('Tab');
      await expect(popup.dialog.locator(`[data-field="${name}"]:focus-within`)).toBeVisible();
      expect(await hiddenPartOf(popup, name), name).toBe(0);
    }
    await popup.completeStep(step, lead);
    if (step < 2) await popup.next();
  }
  const sheet = await popup.dialog.boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(PHONE.height - KEYBOARD_PX);
});

test(
  'keeps its height whatever it shows, and shows the first error',
  EVERY_ENGINE,
  async ({ page, popup }) => {
    const lead = someLead();
    await page.goto('/');
    for (const [width, height] of [
      [390, 844],
      [1366, 768],
    ] as const) {
      await test.step(`at ${width}×${height}`, async () => {
        await page.setViewportSize({ width, height });
        await popup.openFrom('Get Started Now');
        await expect(popup.field('name')).toBeFocused();
        // After it has opened.
        await popup.dialog.evaluate((dialog) =>
          Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
        );
        const boxOf = async () => ({
          dialog: await popup.dialog.boundingBox(),
          button: (await popup.dialog.locator('[type="submit"]').boundingBox())?.y,
        });
        const atFirst = await boxOf();
        for (const [step, first] of [
          [0, 'name'],
          [1, 'subject'],
          [2, 'description'],
        ] as const) {
          await expect(popup.field(first)).toBeFocused();
          expect(await boxOf()).toEqual(atFirst);
          await popup.button(step === 2 ? 'Get My Quote' : 'Next').click();
          await expect(popup.errors.first()).toBeInViewport({ ratio: 1 });
          expect(await hiddenPartOf(popup, first)).toBe(0);
          expect(await boxOf()).toEqual(atFirst);
          await popup.completeStep(step, lead);
          if (step < 2) await popup.next();
        }
        // Closing discards the input.
        await page.keyboard.press('Escape');
        await expect(popup.dialog).toBeHidden();
      });
    }
  },
);

/** The visible controls that a message covers, by name. Behind the popup there are none. */
function coveredByMessage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const message = Array.from(document.querySelectorAll('.toast')).find((toast) => toast.checkVisibility());
    if (!message) return ['no message'];
    const { top, right, bottom, left } = message.getBoundingClientRect();
    const room = document.querySelector('dialog:modal') ?? document;
    return Array.from(room.querySelectorAll('a[href], button, input, select, textarea, summary'))
      .filter(
        (control) => !message.contains(control) && control.checkVisibility({ visibilityProperty: true }),
      )
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((control) => control.textContent || control.outerHTML);
  });
}

test('no message covers a control, at any width', async ({ page, popup }) => {
  await page.goto('/');
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await popup.openFrom('Get Started Now');
      await popup.complete(someLead());
      await answerEachTry(page, (route) => route.fulfill({ status: 400, json: {} }));
      await popup.send();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await coveredByMessage(page), 'after a failed attempt').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expect(popup.dialog).toBeHidden();
      expect(await coveredByMessage(page), 'after closing').toEqual([]);
      await page.unrouteAll();
    });
  }
});
