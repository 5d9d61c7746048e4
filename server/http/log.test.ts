import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { appOn, KEY, LEADS, send } from '../../tests/support/app-on.ts';
import { type OpenPlace, openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';

/** An application, and its log lines. */
async function loggedApp(database: OpenPlace['database']) {
  const lines: string[] = [];
  const app = await appOn(database, {
    TRUSTED_PROXIES: ['loopback'],
    log: { write: (line) => lines.push(line) },
  });
  return { app, lines };
}

/** A server error whose message quotes a visitor's words. */
const FAIL_WITH_THE_NAME = `
  do $$ begin
    create function public.fail() returns trigger language plpgsql
      as 'begin raise exception ''cannot store %'', new.name; end';
    create trigger fail before insert on public.leads for each row execute function public.fail();
  end $$`;

const PERSONAL = [FORM.name, FORM.email, FORM.phone, FORM.description, 'quarterly', '203.0.113.9'];

describe('the log', () => {
  const open = openForTests(POSTGRES);

  it('records the answer, and nothing about the visitor', async () => {
    const { app, lines } = await loggedApp(open.database);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    await send(app, { body: leadRow(), headers, path: `${LEADS}?utm_source=quarterly` });
    await send(app, { body: leadRow({ id: FORM.email }), headers });
    await send(app, { body: `${JSON.stringify(leadRow())}!`, headers });
    await app.close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'POST', path: LEADS, status: 201, reqId: expect.any(String) },
      { method: 'POST', path: LEADS, status: 400 },
      { method: 'POST', path: LEADS, status: 400 },
    ]);
    for (const found of PERSONAL) expect(lines.join('')).not.toContain(found);
  });

  it('treats a body that breaks off as the client’s error', async () => {
    const { app, lines } = await loggedApp(open.database);
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    const arrived = once(app.server, 'request');
    socket.write(
      `POST ${LEADS} HTTP/1.1\r\nHost: localhost\r\napikey: ${KEY}\r\nContent-Length: 1000\r\n\r\n{"name":"${FORM.name}"`,
    );
    await arrived;
    socket.destroy();
    const said = () => lines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId);
    await expect
      .poll(said, { timeout: 10_000 })
      .toMatchObject([{ level: 30, msg: 'the client disconnected before its request was complete' }]);
    await app.close();
    expect(lines.map((line) => JSON.parse(line).level)).not.toContain(50);
    for (const found of PERSONAL) expect(lines.join('')).not.toContain(found);
  });

  it('records missing pages, but not existing ones', async () => {
    const { app, lines } = await loggedApp(open.database);
    await send(app, { method: 'GET', path: '/' });
    await send(app, { method: 'GET', path: '/nowhere' });
    await app.close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ path: '/nowhere', status: 404 }]);
  });

  it('records where the server failed, without telling the client', async () => {
    const { app, lines } = await loggedApp(open.database);
    await open.asOwner(FAIL_WITH_THE_NAME);
    const answer = await send(app, { body: leadRow() });
    await app.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'PGRSTX00', details: null });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { code: 'P0001', stack: expect.stringContaining('at ') },
    });
    for (const found of PERSONAL) expect(lines.join('')).not.toContain(found);
  });
});
