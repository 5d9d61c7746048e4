import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const PREFLIGHT_MAX_AGE_S = 86_400;
/** What the answers carry beyond what a browser shows a page of another origin by itself. */
const EXPOSED = ['Content-Range', 'Preference-Applied', 'Proxy-Status', 'Retry-After', 'X-Request-Id'];

/**
 * Lets pages of the `allowed` origins post to `app` and read its answers, errors
 * too. Every other origin gets no such header, and its preflight goes the way of
 * any OPTIONS. Register it before whatever may refuse a request.
 */
export async function shareWithOrigins(app: FastifyInstance, allowed: readonly string[]): Promise<void> {
  if (allowed.length === 0) return;
  await app.register(cors, {
    origin: (origin, decide) =>
      decide(null, origin !== undefined && allowed.includes(origin) ? origin : false),
    methods: ['POST'],
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_MAX_AGE_S,
    optionsSuccessStatus: 200,
  });
}
