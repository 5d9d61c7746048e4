import { buildVariant } from '../support/build-variant.ts';
import { sampleSite } from '../support/sample-site.ts';
import { expect, test } from './support.ts';

test('letters of Western Europe that a visitor types come in our own font, and only then', async ({
  page,
  popup,
}) => {
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

test('a brand with a character that no font has stops the build, which says where it stands', async () => {
  const building = buildVariant({ site: { ...sampleSite, brand: '漢 Help' } });
  await expect(building).rejects.toThrow(
    /Brygada 1918 cannot write:\s+漢 \(U\+6F22\) in site\/site\.config\.ts:\d+.*Write it otherwise, or name a font/s,
  );
});
