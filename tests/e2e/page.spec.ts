import type { Page } from '@playwright/test';
import { EVERY_ENGINE, expect, isPainted, isPlain, MOVING, stopClock, test } from './support.ts';

test.use(MOVING);

test('is complete without JavaScript, and nothing drifts that no script could pause', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-counter="completed"]')).toHaveText('15,432');
  await expect(page.getByRole('dialog')).toBeHidden();
  const states = await page
    .locator('.particle')
    .evaluateAll((particles) => particles.map((one) => getComputedStyle(one).animationPlayState));
  expect(new Set(states)).toEqual(new Set(['paused']));
  await context.close();
});

/** The scripts that the page requests from now on. */
function scriptsOn(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('loads no React before the visitor shows intent', async ({ page }) => {
  const scripts = scriptsOn(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.mouse.move(700, 700);
  expect(scripts).toHaveLength(1);
  const loaded = page.waitForRequest('**/hydrate.*.js');
  await page.getByRole('button', { name: 'Get Started Now' }).hover();
  await loaded;
});

test('loads React only when the popup opens if the visitor saves data', async ({ page, popup }) => {
  const scripts = scriptsOn(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await isPainted(page);
  const opener = page.getByRole('button', { name: 'Get Started Now' });
  await opener.hover();
  await opener.focus();
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);

  const loaded = page.waitForRequest('**/hydrate.*.js');
  await popup.openFrom('Get Started Now');
  await loaded;
});

test('moves its counters every 3 seconds by their steps', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await expect(page.locator('.particles[data-drifting]')).toBeAttached();
  await page.locator('#hero').evaluate((hero) => {
    const counts = () =>
      Array.from(hero.querySelectorAll<HTMLElement>('[data-counter]'), (one) => Number(one.dataset.count));
    const seen = [counts()];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(counts())).observe(hero, { childList: true, subtree: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: [number, number][] }).seen);

  await page.clock.runFor(30_000);
  const counts = await seen();
  expect(counts[0]).toEqual([15432, 2847]);
  expect(counts).toHaveLength(1 + 10);
  for (const [tick, [completed, active]] of counts.slice(1).entries()) {
    const [completedBefore, activeBefore] = counts[tick] ?? [0, 0];
    expect([0, 1, 2]).toContain(completed - completedBefore);
    expect([-1, 0]).toContain(active - activeBefore);
  }
});

test('shows 12 particles and a lamp that follows the mouse, or 6 and none on a phone or tablet', async ({
  page,
}) => {
  await page.goto('/');
  await isPainted(page);
  for (const [width, particles] of [
    [1440, 12],
    [769, 12],
    [768, 6],
    [390, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('.particle:visible'), `${width} px`).toHaveCount(particles);
  }
  for (const [width, follows] of [
    [768, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(300, 400);
    await page.mouse.move(310, 410);
    const lamp = await page.locator('.lamp').evaluate((lamp) => lamp.style.getPropertyValue('--lamp-x'));
    expect(lamp, `${width} px`).toBe(follows ? '310px' : '');
  }
});

test('never scrolls sideways, popup open or closed', async ({ page, popup }) => {
  const WIDTHS = [320, 390, 768, 1440];
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // While it opens, the popup is slightly larger.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
  }
  await popup.openFrom('Get Started Now');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
    const box = await popup.dialog.boundingBox();
    const screen = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.round(box?.width ?? 0), `${width} px`).toBe(width > 640 ? 500 : screen);
    expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(700 * 0.9);
  }
});

test('answers any other path with the 404 page, and logs it to the console', async ({ page, baseURL }) => {
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('/no/such'),
  );
  const response = await page.goto('/no/such?email=x');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading')).toHaveText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await logged;
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/#faq');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('loads our own font for typed Western European letters, and only then', async ({ page, popup }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await popup.openFrom('Get Started Now');
  await popup.fill({ name: 'Ann Other' });
  expect(fonts).toHaveLength(3);

  const loaded = page.waitForResponse((response) => response.request().resourceType() === 'font');
  await popup.fill({ name: 'Zoë Müller-Ångström' });
  await loaded;
});

/** WebKit's message about a part of the policy that it does not support. */
const UNKNOWN_TO_WEBKIT = /'manifest-src'/;

test('loads without console messages', EVERY_ENGINE, async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => isPlain(message) && complaints.push(message.text()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(complaints.filter((line) => !UNKNOWN_TO_WEBKIT.test(line))).toEqual([]);
});
