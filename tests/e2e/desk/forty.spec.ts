import { storeMany } from '../../../owner/cli/test/store-many.ts';
import { expect } from '../support.ts';
import { baseOf, deskTest as test } from './support.ts';

test('an owner works through forty leads: many at once, undone step by step, and back tomorrow', async ({
  page,
  context,
  desk,
  owner,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeMany(owner.query, 40);
  await owner.query({
    text: `update public.leads set source_page = 'https://site.example/es/', requirements = $1 where email = 'lead39@many.example'`,
    values: ['A very long brief. '.repeat(500)],
  });
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Statuses' }).getByRole('link', { name });
  const notice = page.getByRole('status');
  const rows = page.getByRole('listitem');
  await page.goto(desk.address);
  const base = baseOf(page.url());

  await test.step('the lead that is due soonest comes first', async () => {
    await expect(tab('to do 39')).toHaveAttribute('aria-current', 'true');
    await expect(rows.first()).toContainText('Lead 39');
    await expect(page.getByLabel('Order')).toHaveValue('due');
  });

  await test.step('three leads are marked at once with keys, then one, and both are undone', async () => {
    for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await expect(page.getByRole('region', { name: 'Selected leads' })).toContainText('3 leads');
    await page.keyboard.press('e');
    await expect(notice).toContainText('3 leads → contacted.');
    await expect(tab('to do 36')).toBeVisible();
    await page.keyboard.press('Escape');
    await rows.first().getByRole('link').click();
    await page.getByRole('button', { name: 'lost', exact: true }).click();
    await expect(notice).toContainText('Lead 36: new → lost.');
    await expect(tab('to do 35')).toBeVisible();
    for (const left of ['to do 36', 'to do 39']) {
      await page.keyboard.press('u');
      await expect(tab(left)).toBeVisible();
    }
    await page.keyboard.press('Escape');
  });

  await test.step('all are marked by mouse', async () => {
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Select all shown' }).click();
    await page.getByRole('region', { name: 'Selected leads' }).getByRole('button', { name: 'spam' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(39);
  });

  await test.step('a long brief leaves email and phone in view, and the reply is in Spanish', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${base}?search=lead39`);
    await rows.getByRole('link').click();
    for (const what of ['Copy email', 'Copy phone', 'Remind me tomorrow 09:00'])
      await expect(page.getByRole('button', { name: what })).toBeInViewport();
    await page.getByRole('button', { name: 'Copy email' }).click();
    await expect(notice).toContainText('Copied the email.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('lead39@many.example');
    await page.getByLabel('Template').selectOption('Ask for details');
    await page.getByText('Edit the reply').click();
    const reply = page.getByRole('textbox', { name: 'Edit the reply' });
    await expect(reply).toHaveValue(
      /^Hola, Lead:\n\nGracias por .* sobre tu ensayo, con entrega el \w+, \d+ de /,
    );
    await expect(reply).toHaveAttribute('lang', /^es/);
    await reply.fill('Hola & adiós');
    await expect(page.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
      'href',
      /body=Hola%20%26%20adi%C3%B3s$/,
    );
  });

  await test.step('a reminder takes the lead off the list, and brings it back when its time comes', async () => {
    await page.getByRole('button', { name: 'Remind me tomorrow 09:00' }).click();
    const tomorrow = new Date(Date.now() + 86_400_000).getDate();
    await expect(page.locator('.reminder')).toContainText(new RegExp(`Reminder: ${tomorrow} .*, 09:00`));
    await page.goto(base);
    await expect(tab('to do 38')).toBeVisible();
    await tab('later 1').click();
    await expect(rows).toHaveCount(1);
    await owner.query({ text: `update server.lead_work set remind_at = now() - interval '1 minute'` });
    await tab('to do').click();
    await expect(tab('to do 39')).toBeVisible();
    await expect(rows.first()).toContainText('reminder due');
  });

  await test.step('the value of a won lead is summed', async () => {
    await rows.first().getByRole('link').click();
    await page.getByRole('button', { name: 'won', exact: true }).click();
    await page.getByLabel('Value').fill('1250.5');
    await page.keyboard.press('Enter');
    await expect(notice).toContainText('Value: 1,250.5.');
    await page.getByRole('link', { name: 'Numbers' }).click();
    await expect(page.getByText('The leads won are worth 1,250.5.')).toBeVisible();
  });

  await test.step('spam is named where it is left out', async () => {
    await page.goto(`${base}?list=all`);
    await expect(tab('all but spam 39')).toHaveAttribute('aria-current', 'true');
    await expect(tab('spam 1')).toHaveCount(1);
  });
  expect(complaints).toEqual([]);
});
