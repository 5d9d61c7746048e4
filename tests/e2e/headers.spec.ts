import type { Page } from '@playwright/test';
import { styleHashesOf } from '../../server/pages/headers-for.ts';
import { someLead } from '../support/popup.ts';
import { expect, isPlain, MOVING, often, readingTest, test, words } from './support.ts';

test.use(MOVING);

/** Records policy violations, errors and console messages of every page opened from now on. */
async function complaintsOn(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (isPlain(message)) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      // biome-ignore lint/suspicious/noConsole: the console is where the test listens.
      console.error(`refused by ${effectiveDirective}: ${blockedURI}`),
    );
  });
  return complaints;
}

test('the policy blocks nothing that a visitor does, in both themes', async ({ page, popup }) => {
  const complaints = await complaintsOn(page);
  await page.goto('/');
  await page.mouse.move(700, 300);
  await page.locator('#faq summary').first().click();
  await page.locator('#long-form').getByText('Read More').click();
  const reviews = page.locator('#testimonials');
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole('button', { name: words.testimonials.carousel.next }).click();
  await expect(reviews.locator('[aria-current="true"]')).toHaveAttribute('aria-label', /2/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ colorScheme: 'dark' });

  await popup.openFrom('Get Started Now');
  await popup.next();
  await expect(popup.errors.first()).toBeVisible();
  await popup.complete(someLead());
  await popup.send();
  await expect(popup.toast).toContainText('Success!');
  await page.emulateMedia({ colorScheme: 'light' });
  await popup.button('Stay Here').click();
  expect(complaints).toEqual([]);

  await page.goto('/no/such', { waitUntil: 'networkidle' });
  expect(complaints.filter((text) => /refused|policy/i.test(text))).toEqual([]);
});

/** Injected markup, and the report of its refusal. */
const INTRUDERS = [
  ['<script>document.title = "ran"</script>', 'script-src-elem: inline'],
  ['<img src="/favicon.svg" onload="document.title = \'ran\'">', 'script-src-attr: inline'],
  [
    '<script src="https://elsewhere.example/a.js"></script>',
    'script-src-elem: https://elsewhere.example/a.js',
  ],
  ['<style>p {}</style>', 'style-src-elem: inline'],
  ['<img src="https://elsewhere.example/a.png">', 'img-src: https://elsewhere.example/a.png'],
  ['<iframe src="/"></iframe>', 'frame-src: '],
  ['<base href="https://elsewhere.example">', 'base-uri: https://elsewhere.example'],
] as const;

test('injected scripts, styles, images, frames and base addresses are refused', async ({ page, baseURL }) => {
  const complaints = await complaintsOn(page);
  const markup = INTRUDERS.map(([words]) => words).join('');
  await page.route(`${baseURL}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${markup}$&`) });
  });
  await page.goto('/');
  for (const [words, refused] of INTRUDERS) {
    await expect
      .poll(() => complaints.join('\n'), { message: words, ...often })
      .toContain(`refused by ${refused}`);
  }
  await expect(page).not.toHaveTitle('ran');

  await test.step('no script can turn text into code or markup', async () => {
    const tried = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<p>');
        return 'done';
      } catch (error) {
        return String(error);
      }
    });
    expect(tried).toContain('TrustedHTML');
  });
});

readingTest('every answer has the headers, and their file is not served', async ({ page, request }) => {
  const script = await page.locator('script[src]').first().getAttribute('src');
  const { 'content-security-policy': policy = '' } = (await request.get('/')).headers();
  expect(policy).toMatch(/^default-src 'none'; /);
  // Each page lists only the hashes of its own styles, and an image none.
  const withStyles = async (path: string) => {
    const styles = styleHashesOf([await (await request.get(path)).text()]);
    return policy.replace(/( 'sha256-[^']+')+/, styles.map((hash) => ` ${hash}`).join(''));
  };
  for (const path of ['/', '/index.html', '/no/such', '/favicon.svg']) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      'content-security-policy': await withStyles(path),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
  }
  for (const path of ['/', '/no/such', '/og.png', '/robots.txt', script ?? '']) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
  const { 'cache-control': kept, ...others } = (await request.get(script ?? '')).headers();
  expect(kept).toBe('public, max-age=31536000, immutable');
  expect(others).not.toHaveProperty('content-security-policy');
  for (const file of ['/_headers', '/_headers.json'])
    expect((await request.get(file)).status(), file).toBe(404);
});
