import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../testing/free-port.ts';
import { expect, formIsReady, isPlain, sampleProject, test } from './support.ts';

const START_TIMEOUT_MS = 120_000;

let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  const port = await freePort();
  address = `http://localhost:${port}/`;
  const program = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)];
  const env = { ...process.env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' };
  server = spawn(process.execPath, program, { cwd: sampleProject(), env, stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: START_TIMEOUT_MS },
    )
    .toBe(true);
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
});

/** The directives of a policy by name, without those of styles. */
function directivesOf(policy: string | undefined): Record<string, string | undefined> {
  const all = (policy ?? '').split('; ').map((directive) => directive.split(/ (.*)/) as [string, string?]);
  return Object.fromEntries(all.filter(([name]) => name !== 'style-src'));
}

test('npm run dev serves the policy of the built site, and the page works under it', async ({
  page,
  popup,
  request,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => isPlain(message) && messages.push(message.text()));
  const served = await page.goto(address, { waitUntil: 'networkidle' });
  await popup.openFrom('Get Started Now');
  await formIsReady(page);

  await page.goto(`${address}start`);
  await formIsReady(page);

  const built = (await request.get('/')).headers();
  expect(directivesOf(served?.headers()['content-security-policy'])).toEqual(
    directivesOf(built['content-security-policy']),
  );
  expect(served?.headers()['permissions-policy']).toBe(built['permissions-policy']);
  expect(served?.headers()).not.toHaveProperty('strict-transport-security');
  expect(messages.filter((message) => /Content.Security.Policy|violates|refused/i.test(message))).toEqual([]);
});
