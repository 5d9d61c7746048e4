import { expect, expectValidHtml, readingTest, shiftOf, test } from './support.ts';

for (const path of ['/', '/start', '/start/sent?reference=ABCDEF12', '/no/such']) {
  test(`is valid HTML at ${path}`, async ({ request }) =>
    expectValidHtml(await (await request.get(path)).text()));
}

test('is valid HTML after a refusal, with and without input', async ({ request }) => {
  const mistyped = await request.post('/start', { form: { name: 'A', subject: '"&<' } });
  const unreadable = await request.post('/start', { data: {} });
  expect([mistyped.status(), unreadable.status()]).toEqual([422, 400]);
  for (const answer of [mistyped, unreadable]) await expectValidHtml(await answer.text());
});

type Node = { '@type': string; review?: unknown[]; mainEntity?: { name: string }[] };

readingTest(
  'gives search engines the five items of the specification, from the page’s text',
  async ({ page }) => {
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const { '@graph': graph }: { '@graph': Node[] } = JSON.parse(json ?? '');
    expect(graph.map((node) => node['@type'])).toEqual([
      'Organization',
      'EducationalOrganization',
      'Service',
      'Product',
      'FAQPage',
    ]);
    const node = (type: string) => graph.find((one) => one['@type'] === type);
    expect(node('Product')).toMatchObject({
      offers: { price: '12.00', priceCurrency: 'USD', priceSpecification: { unitText: 'page' } },
      aggregateRating: { ratingValue: 4.9, reviewCount: 50000 },
    });
    expect(node('Product')?.review).toHaveLength(8);
    expect(node('FAQPage')?.mainEntity?.map(({ name }) => name)).toEqual(
      await page.locator('#faq summary').evaluateAll((all) => all.map((one) => one.textContent?.trim())),
    );
  },
);

readingTest('names its title, its picture and its icons, and each is there', async ({ page, request }) => {
  await expect(page).toHaveTitle(/^Marginly: Assignment Help/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://marginly.example/');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'https://marginly.example/og.png',
  );
  const files = ['/og.png', '/icon-180.png', '/icon-192.png', '/icon-512.png', '/favicon.svg'];
  const texts = ['/site.webmanifest', '/sitemap.xml', '/robots.txt', '/llms.txt'];
  for (const path of [...files, ...texts]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect((await response.body()).length, path).toBeGreaterThan(50);
  }
});

test('shifts nothing while it loads with its fonts cached', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.reload({ waitUntil: 'networkidle' });
  expect(await shiftOf(page)).toBeLessThan(0.001);
});
