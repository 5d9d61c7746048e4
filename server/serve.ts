import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { build } from './app.ts';
import { openDatabase } from './database/database.ts';
import { reasonOf } from './database/failure.ts';
import { channelsFrom, openDelivery } from './delivery/delivery.ts';
import { type Environment, loadEnvironment } from './environment.ts';
import type { FormPage } from './form-page/form-pages.ts';
import { openMetrics, serveMetrics } from './http/metrics.ts';
import { addressOf } from './page-settings.ts';
import type { Pages } from './pages/load-pages.ts';
import { startLines } from './start-lines.ts';
import { setTimeZone } from './steps/count-steps.ts';

/** Time for accepted requests to finish when the server stops. */
export const GRACE_MS = 10_000;

/** The built site: its files (`null` in development), and the form's page in each language. */
export type Site = { pages: Pages | null; formPages: readonly FormPage[] };

/**
 * Runs the server until it is told to stop, with the environment's settings changed
 * by `override`. If it cannot start, prints the reason to stderr and exits with code 1.
 */
export async function serve(
  loadSite: (environment: Environment) => Promise<Site | null>,
  override = (environment: Environment) => environment,
): Promise<void> {
  try {
    const environment = loadEnvironment();
    await start(override(environment), await loadSite(environment));
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  }
}

function messageOf(error: unknown): string {
  const reason = reasonOf(error);
  if (!reason.includes('EADDRINUSE')) return reason;
  return `${reason}. Stop the program that uses the port, or set PORT or METRICS_PORT to another one.`;
}

async function start(environment: Environment, site: Site | null): Promise<void> {
  const database = await openDatabase(environment);
  if (environment.TIME_ZONE !== undefined) await setTimeZone(database, environment.TIME_ZONE);
  for (const line of startLines(environment, process.env)) process.stdout.write(`${line}\n`);
  const { METRICS_HOST, METRICS_PORT } = environment;
  const delivery = await openDelivery(database, channelsFrom(environment));
  const metrics = openMetrics(database.query);
  const app = await build(database, {
    ...environment,
    pages: site?.pages ?? null,
    formPages: site?.formPages,
    log: process.stdout,
    onStored(rows) {
      metrics.stored.inc(rows);
      delivery.nudge();
    },
    metrics,
  });
  if (METRICS_PORT !== undefined) {
    const watched = await serveMetrics(metrics.registry, METRICS_HOST, METRICS_PORT);
    app.addHook('onClose', () => watched.close());
    process.stdout.write(`Metrics at ${addressOf(METRICS_HOST, portOf(watched))}/metrics\n`);
  }
  await app.listen({ host: environment.HOST, port: environment.PORT });
  process.stdout.write(
    `Serving ${site?.pages ? 'the site' : 'the API'} at ${addressOf(environment.HOST, portOf(app))}\n`,
  );

  delivery.start(app.log);

  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error');
    await Promise.all([app.close(), delivery.stop()]);
    await database.close();
  });
  throw await database.lost;
}

/** The actual port, also if the setting is 0. */
function portOf(app: FastifyInstance): number | string {
  const bound = app.server.address();
  return bound !== null && typeof bound !== 'string' ? bound.port : '';
}
