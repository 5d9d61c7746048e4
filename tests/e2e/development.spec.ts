import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../support/free-port.ts';
import { popupOn, someLead } from '../support/popup.ts';
import { DATABASE } from './global-setup.ts';
import { expect, formIsReady, isPlain, sampleProject, test } from './support.ts';

const START_TIMEOUT_MS = 120_000;

/** The processes of `npm run dev`: the page's server, and the API behind it. */
const PROGRAMS = [['node_modules/astro/bin/astro.mjs', 'dev'], ['server/dev.ts']];

let servers: ChildProcess[];
let address: string;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  const port = await freePort();
  address = `http://localhost:${port}/`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    ASTRO_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    DATABASE_URL: process.env[DATABASE],
    RATE_LIMIT: 'off',
  };
  servers = PROGRAMS.map((program) =>
    // Prints why one does not start, beside the failed test.
    spawn(process.execPath, program, { cwd: sampleProject(), env, stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  await expect
    .poll(
      () =>
        fetch(`${address}start`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: START_TIMEOUT_MS },
    )
    .toBe(true);
});
test.afterAll(async () => {
  await Promise.all(
    servers.map(async (server) => {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }),
  );
});

/** The directives of a policy by name, without those for styles. */
function directivesOf(policy: string | undefined): Record<string, string | undefined> {
  const all = (policy ?? '').split('; ').map((directive) => directive.split(/ (.*)/) as [string, string?]);
  return Object.fromEntries(all.filter(([name]) => name !== 'style-src'));
}

test('npm run dev serves the policy of the built site, and the page works under it', async ({
  page,
  popup,
  request,
  leadsOf,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => isPlain(message) && messages.push(message.text()));
  const served = await page.goto(address, { waitUntil: 'networkidle' });
  await popup.openFrom('Get Started Now');
  await formIsReady(page);

  await page.goto(`${address}start?source=Mail`);
  await formIsReady(page);
  expect(messages.filter((message) => /hydrat/i.test(message))).toEqual([]);

  // Without its script, as in production: refused, corrected, stored.
  const lead = someLead();
  const form = popupOn(page, page.locator('#lead-form'));
  await page.route('**/*.ts*', (route) => route.abort());
  await page.reload();
  await form.fill({ ...lead, name: 'A ' });
  await form.send();
  await expect(page.locator('.error-summary')).toBeVisible();
  await form.fill({ name: lead.name });
  await form.send();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Submitted!');
  expect(await leadsOf(lead.email)).toMatchObject([{ source_title: 'Mail' }]);

  const built = (await request.get('/')).headers();
  expect(directivesOf(served?.headers()['content-security-policy'])).toEqual(
    directivesOf(built['content-security-policy']),
  );
  expect(served?.headers()['permissions-policy']).toBe(built['permissions-policy']);
  expect(served?.headers()).not.toHaveProperty('strict-transport-security');
  expect(messages.filter((message) => /Content.Security.Policy|violates|refused/i.test(message))).toEqual([]);
});
