import { expect, test } from './support.ts';

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
