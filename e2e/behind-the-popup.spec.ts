import { expect, formIsReady, test } from './support.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('gives the focus back to where it was, also where that is out of view', async ({ page, popup }) => {
  const question = page.locator('#faq summary').first();
  await question.focus();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(question).not.toBeInViewport();
  await page.mouse.move(700, 450);
  await page.mouse.move(710, 200);
  await page.mouse.move(720, -5);
  await expect(popup.dialog).toBeVisible();
  await expect(page.locator('html[data-popup="open"]')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();
});

test('stands by, laid out and hidden, and does so again after a closing', async ({ page, popup }) => {
  for (let times = 0; times < 2; times++) {
    await expect(page.locator('dialog:popover-open')).toBeHidden();
    await expect(page.locator('dialog .popup-sheet')).toHaveJSProperty('offsetWidth', 500);
    await popup.openFrom('Get Started Now');
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
  }
});

test('opens, and gives the focus back, before it stands by', async ({ page, popup }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.reload();
  const opener = page.getByRole('button', { name: 'View Examples' });
  await opener.press('Enter');
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(popup.field('name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('is painted first, and a native modal dialog right after', async ({ page, popup }) => {
  const atFirst = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#hero [data-lead-source]')?.click();
    const dialog = document.querySelector('dialog');
    return { shown: dialog?.checkVisibility(), modal: dialog?.matches(':modal') };
  });
  expect(atFirst).toEqual({ shown: true, modal: false });
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(popup.field('name')).toBeFocused();
});

test('opens once, whatever else asks for it before it is painted', async ({ page, popup }) => {
  await page.evaluate(() => {
    for (const opener of document.querySelectorAll<HTMLElement>('#hero [data-lead-source]')) opener.click();
    dispatchEvent(new Event('beforeunload'));
  });
  await formIsReady(page);
  await expect(popup.dialog.getByRole('heading')).toHaveText('Get Your Assignment Done by Experts');
});

test('stays open for who presses the opener twice', async ({ page }) => {
  await page.locator('#hero').getByRole('button', { name: 'Get Started Now' }).dblclick({ delay: 50 });
  await expect(page.locator('html[data-popup="open"]')).toBeAttached();
  await expect(page.locator('dialog:modal')).toBeVisible();
});

for (const [how, event] of [
  ['a press beside it', ['mousedown', { bubbles: true, clientX: 40, clientY: 400 }]],
  ['Escape', ['keydown', { bubbles: true, key: 'Escape' }]],
] as const) {
  test(`closes on ${how}, not modal yet or modal`, async ({ page, popup }) => {
    await page.evaluate(([type, options]) => {
      document.querySelector<HTMLElement>('#hero [data-lead-source]')?.click();
      const Kind = type === 'keydown' ? KeyboardEvent : MouseEvent;
      document.querySelector('#hero h1')?.dispatchEvent(new Kind(type, options));
    }, event);
    await expect(page.locator('html[data-popup]')).not.toBeAttached();
    await popup.openFrom('Get Started Now');
    await (how === 'Escape' ? page.keyboard.press('Escape') : page.mouse.click(40, 400));
    await expect(popup.dialog).toBeHidden();
  });
}

test('opens in a browser without popovers, too', async ({ page, popup }) => {
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.reload();
  await popup.openFrom('Get Started Now');
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(popup.field('name')).toBeFocused();
});
