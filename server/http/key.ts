import type { FastifyRequest } from 'fastify';
import { refusals } from './api-error.ts';

/**
 * Refuses a request without the public key, as Supabase's gateway does. The key
 * stands in the page, so it is no secret: it tells our page from a stray robot.
 * A browser's preflight cannot carry it.
 */
export function checkKey(key: string): (request: FastifyRequest) => Promise<void> {
  return async ({ headers, method }) => {
    if (method === 'OPTIONS') return;
    const sent = headers.apikey;
    if (sent === undefined || sent === '') throw refusals.noKey();
    if (sent !== key) throw refusals.wrongKey();
    const { authorization } = headers;
    if (authorization !== undefined && authorization !== `Bearer ${key}`) throw refusals.wrongKey();
  };
}
