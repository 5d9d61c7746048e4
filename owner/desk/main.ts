import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { openOwner } from '../../server/database/open-owner.ts';
import { loadEnvironment } from '../../server/environment.ts';
import { addressOf } from '../../server/page-settings.ts';
import { buildDesk } from './server/app.ts';
import { PROOF } from './server/guard.ts';
import { openKeys, proofFor } from './server/keys.ts';

/** Enough that a search does not wait for the numbers. */
const CONNECTIONS = 4;
const PAGE = fileURLToPath(new URL('dist', import.meta.url));

try {
  const { values } = parseArgs({ options: { 'env-file': { type: 'string' } } });
  const { LEAD_STATES, DESK_HOST, DESK_PORT, DESK_URL, DESK_SESSION_LIFETIME, ...settings } = loadEnvironment(
    values['env-file'],
  );
  const database = await openOwner(settings, { connections: CONNECTIONS });
  const proxy = DESK_URL === undefined ? undefined : new URL(DESK_URL);
  const keys = await openKeys(database.query, DESK_SESSION_LIFETIME);
  const tell = (path: string) => {
    const bound = app.server.address();
    const port = typeof bound === 'object' ? (bound?.port ?? DESK_PORT) : DESK_PORT;
    const origin = proxy?.origin ?? addressOf('127.0.0.1', port);
    process.stdout.write(`Open the desk in your browser (this address works once): ${origin}${path}\n`);
  };
  const app = await buildDesk(PAGE, {
    query: database.query,
    states: LEAD_STATES,
    proxy,
    keys,
    sessionMs: DESK_SESSION_LIFETIME,
    tell,
  });
  closeWithGrace({ logger: false }, async () => {
    await app.close();
    await database.close();
  });
  const isRunning = await app.listen({ host: DESK_HOST, port: DESK_PORT }).then(
    () => false,
    async (error) => {
      if (error.code !== 'EADDRINUSE') throw error;
      if (await isThisDesk(keys.base, DESK_PORT)) return true;
      throw new Error(`Another program uses port ${DESK_PORT}. Stop it, or set DESK_PORT to another port.`);
    },
  );
  if (isRunning) process.stdout.write('The desk is already running.\n');
  else if (database.isAlone)
    process.stdout.write(
      'No server is running on this database, so leads are not delivered. Stop the desk before you start the server.\n',
    );
  tell(await keys.newAddress());
  if (isRunning) await database.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/** Whether the desk of this database answers on `port`. No other program may get its address. */
async function isThisDesk(base: string, port: number): Promise<boolean> {
  const path = `/${randomUUID()}`;
  const answer = await fetch(addressOf('127.0.0.1', port) + path).catch(() => null);
  return answer?.headers.get(PROOF) === proofFor(base, path);
}
