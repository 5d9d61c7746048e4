import { startDesk } from '../../support/site-server.ts';
import { expect, often } from '../support.ts';
import { baseOf, deskTest } from './support.ts';

deskTest(
  'an owner who lost the cookie, or needs a second browser, gets in again, and signs out everywhere',
  async ({ page, desk, place, browser }) => {
    const home = page.getByRole('heading', { name: 'No leads yet' });
    await page.goto(desk.address);
    await expect(home).toBeVisible();
    const base = baseOf(page.url());

    await page.context().clearCookies();
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    await expect.poll(() => desk.addresses.length, often).toBe(2);
    await page.goto(desk.addresses[1] ?? '');
    await expect(home).toBeVisible();
    const [cookie] = await page.context().cookies();
    expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(29 * 86_400);

    const DESK_PORT = new URL(desk.address).port;
    const second = await startDesk({ DATABASE_URL: place.settings.DATABASE_URL ?? '', DESK_PORT });
    const phone = await browser.newPage();
    await phone.goto(second.address);
    await expect(phone.getByRole('heading', { name: 'No leads yet' })).toBeVisible();

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    for (const one of [page, phone])
      await expect(one.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    expect((await phone.goto(base))?.status()).toBe(401);
    await phone.close();
    await expect.poll(() => desk.addresses.length, often).toBeGreaterThan(2);
    await page.goto(desk.addresses.at(-1) ?? '');
    await expect(home).toBeVisible();
  },
);
