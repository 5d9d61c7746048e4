import { describe, expect, it } from 'vitest';
import { appOn } from '../../tests/support/app-on.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';

const VISITOR = '203.0.113.9';
const FORWARDED = { 'x-forwarded-for': VISITOR };

describe('a server without TRUSTED_PROXIES', () => {
  const open = openForTests(POSTGRES);

  /** The number of warnings after two requests. */
  async function warnings(remoteAddress: string, headers: Record<string, string>, TRUSTED_PROXIES: string[]) {
    const lines: string[] = [];
    const app = await appOn(open.database, { TRUSTED_PROXIES, log: { write: (line) => lines.push(line) } });
    for (let sent = 0; sent < 2; sent++) await app.inject({ url: '/healthz', remoteAddress, headers });
    await app.close();
    expect(lines.join()).not.toContain(VISITOR);
    return lines.filter((line) => line.includes('TRUSTED_PROXIES')).length;
  }

  it.each(['127.0.0.1', '10.1.2.3', 'fd00::1'])(
    'says once that there seems to be a proxy at %s',
    async (address) => {
      expect(await warnings(address, FORWARDED, [])).toBe(1);
    },
  );

  it.each<[string, string, Record<string, string>, string[]]>([
    ['a visitor forges the header', '198.51.100.7', FORWARDED, []],
    ['there is no header', '127.0.0.1', {}, []],
    ['the proxy is trusted', '127.0.0.1', FORWARDED, ['loopback']],
  ])('does not warn if %s', async (_case, address, headers, proxies) => {
    expect(await warnings(address, headers, proxies)).toBe(0);
  });
});
