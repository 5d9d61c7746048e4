import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';
import { openOwner } from '../../server/database/open-owner.ts';
import { loadEnvironment } from '../../server/environment.ts';
import { addressOf } from '../../server/page-settings.ts';
import { buildDesk } from './server/app.ts';
import { keyDoor, PROOF, proxyDoor } from './server/doors.ts';
import { type Keys, openKeys, proofFor } from './server/keys.ts';

/** Enough that a search does not wait for the numbers. */
const CONNECTIONS = 4;
const PAGE = fileURLToPath(new URL('dist', import.meta.url));
/** Holds `MAX_MANY` changes. */
const BODY_LIMIT_BYTES = 128 * 1024;

try {
  const { values } = parseArgs({ options: { 'env-file': { type: 'string' }, serve: { type: 'boolean' } } });
  const settings = loadEnvironment(values['env-file']);
  const { DESK_HOST, DESK_PORT, DESK_URL } = settings;
  const url = DESK_URL === undefined ? undefined : new URL(DESK_URL);
  if (values.serve && !url)
    throw new Error('desk --serve needs DESK_URL, the address of the desk at the proxy: see docs/desk.md.');
  const database = await openOwner(settings, { connections: CONNECTIONS });
  const app = Fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES });
  const keys = await openKeys(database.query, settings.DESK_SESSION_LIFETIME);
  const ownOrigin = () => {
    const bound = app.server.address();
    return addressOf('127.0.0.1', typeof bound === 'object' ? (bound?.port ?? DESK_PORT) : DESK_PORT);
  };
  const tell = (path: string) =>
    process.stdout.write(
      `Open the desk in your browser (this address works once): ${url?.origin ?? ownOrigin()}${path}\n`,
    );
  const sessionMs = settings.DESK_SESSION_LIFETIME;
  const door =
    values.serve && url
      ? proxyDoor(url, settings.DESK_PROXIES, settings.DESK_USER_HEADER)
      : await keyDoor(app, { keys, url, sessionMs, tell });
  await buildDesk(app, PAGE, { query: database.query, states: settings.LEAD_STATES, door });
  closeWithGrace({ logger: false }, async () => {
    await app.close();
    await database.close();
  });
  const isRunning = await app.listen({ host: DESK_HOST, port: DESK_PORT }).then(
    () => false,
    async (error) => {
      if (error.code !== 'EADDRINUSE') throw error;
      if (door.keys && (await isThisDesk(door.keys, DESK_PORT))) return true;
      throw new Error(`Another program uses port ${DESK_PORT}. Stop it, or set DESK_PORT to another port.`);
    },
  );
  if (isRunning) process.stdout.write('The desk is already running.\n');
  else if (database.isAlone)
    process.stdout.write(
      'No server is running on this database, so leads are not delivered. Stop the desk before you start the server.\n',
    );
  if (door.keys) tell(await door.keys.newAddress());
  else
    process.stdout.write(
      `Serving the desk to people whom the proxy names in ${settings.DESK_USER_HEADER}. Open it at ${url?.origin}. The proxy finds it at ${ownOrigin()}\n`,
    );
  if (isRunning) await database.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/** Whether the desk with these keys answers on `port`. No other program may get its address. */
async function isThisDesk({ base }: Keys, port: number): Promise<boolean> {
  const path = `/${randomUUID()}`;
  const answer = await fetch(addressOf('127.0.0.1', port) + path).catch(() => null);
  return answer?.headers.get(PROOF) === proofFor(base, path);
}
