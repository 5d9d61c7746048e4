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
  const proxy = DESK_URL === undefined ? undefined : new URL(DESK_URL);
  const app = await buildDesk(PAGE, {
    query: database.query,
    states: LEAD_STATES,
    proxy,
    tell(path) {
      const bound = app.server.address();
      const port = typeof bound === 'object' ? (bound?.port ?? '') : '';
      const origin = proxy?.origin ?? addressOf('127.0.0.1', port);
      process.stdout.write(`Open the desk in your browser (this address works once): ${origin}${path}\n`);
    },
  });
  if (database.isAlone)
    process.stdout.write(
      'No server is running on this database, so leads are not delivered. Stop the desk before you start the server.\n',
    );
  await app.listen({ host: DESK_HOST, port: DESK_PORT });
  closeWithGrace({ logger: false }, async () => {
    await app.close();
    await database.close();
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
