import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { openOwner } from '../../server/database/open-owner.ts';
import { loadEnvironment } from '../../server/environment.ts';
import { addressOf } from '../../server/page-settings.ts';
import { buildDesk } from './server/app.ts';

/** Enough that a search does not wait for the numbers. */
const CONNECTIONS = 4;
const PAGE = fileURLToPath(new URL('dist', import.meta.url));

try {
  const { values } = parseArgs({ options: { 'env-file': { type: 'string' } } });
  const { LEAD_STATES, DESK_HOST, DESK_PORT, DESK_URL, ...settings } = loadEnvironment(values['env-file']);
  const database = await openOwner(settings, { connections: CONNECTIONS });
  const waiting: string[] = [];
  let origin = '';
  const tell = (path: string) => {
    if (origin === '') waiting.push(path);
    else process.stdout.write(`Open the desk in your browser (this address works once): ${origin}${path}\n`);
  };
  const app = await buildDesk(PAGE, {
    query: database.query,
    states: LEAD_STATES,
    proxy: DESK_URL === undefined ? undefined : new URL(DESK_URL),
    tell,
  });
  await app.listen({ host: DESK_HOST, port: DESK_PORT });
  const bound = app.server.address();
  const port = typeof bound === 'object' ? (bound?.port ?? '') : '';
  origin = DESK_URL === undefined ? addressOf('127.0.0.1', port) : new URL(DESK_URL).origin;
  if (database.isAlone)
    process.stdout.write(
      'No server is running on this database, so leads are not delivered. Stop the desk before you start the server.\n',
    );
  for (const path of waiting) tell(path);
  closeWithGrace({ logger: false }, async () => {
    await app.close();
    await database.close();
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
