import type { FastifyInstance } from 'fastify';
import type { Query } from '../../../server/database/query.ts';
import { contentTypeOf, readFiles } from '../../../server/pages/load-pages.ts';
import type { Door } from './doors.ts';
import { guard } from './guard.ts';
import { deskRoutes } from './routes.ts';

export type DeskOptions = { door: Door; query: Query; states: readonly string[] };

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Makes `app` the desk's server: its API over `query`, and the page built in `directory`. */
export async function buildDesk(
  app: FastifyInstance,
  directory: string,
  options: DeskOptions,
): Promise<void> {
  const files = await readFiles(directory);
  if (files.size === 0)
    throw new Error(`The desk is not built: ${directory} is empty. Run \`npm run build\` first.`);
  const { door } = options;
  const { base } = door;
  guard(app, door);
  await app.register(deskRoutes, { prefix: `${base}api`, ...options });
  app.get(`${base}*`, (request, reply) => {
    const [path = ''] = request.url.slice(base.length - 1).split('?');
    const name = path === '/' ? '/index.html' : path;
    const bytes = files.get(name);
    if (!bytes) return reply.code(404).send({ message: 'Not found.' });
    return reply.header('content-security-policy', POLICY).type(contentTypeOf(name)).send(bytes);
  });
}
