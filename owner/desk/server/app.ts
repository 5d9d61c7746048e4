import Fastify, { type FastifyInstance } from 'fastify';
import type { Query } from '../../../server/database/query.ts';
import { contentTypeOf, readFiles } from '../../../server/pages/load-pages.ts';
import { type GuardOptions, guard } from './guard.ts';
import { deskRoutes } from './routes.ts';

export type DeskOptions = GuardOptions & { query: Query; states: readonly string[] };

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The desk's server: its API over `query`, and the page built in `directory`. */
export async function buildDesk(directory: string, options: DeskOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024 });
  const files = await readFiles(directory);
  if (files.size === 0)
    throw new Error(`The desk is not built: ${directory} is empty. Run \`npm run build\` first.`);
  const { base } = options.keys;
  await guard(app, options);
  await app.register(deskRoutes, { prefix: `${base}api`, ...options });
  app.get(`${base}*`, (request, reply) => {
    const [path = ''] = request.url.slice(base.length - 1).split('?');
    const name = path === '/' ? '/index.html' : path;
    const bytes = files.get(name);
    if (!bytes) return reply.code(404).send({ message: 'Not found.' });
    return reply.header('content-security-policy', POLICY).type(contentTypeOf(name)).send(bytes);
  });
  return app;
}
