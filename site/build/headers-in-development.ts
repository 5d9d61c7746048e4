import type { AstroIntegration } from 'astro';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type HeaderOptions, headerRules } from './security-headers.ts';

/** A browser that has once seen this asks for https on localhost, for two years. */
const NOT_ON_LOCALHOST = 'Strict-Transport-Security';

/**
 * Serves `npm run dev` under the headers of the built site, so that what the policy refuses is seen while it
 * is written. One thing differs: styles may stand in the page, since there Vite puts them.
 */
export function headersInDevelopment(options: HeaderOptions): AstroIntegration {
  return {
    name: 'headers-in-development',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const [rule] = headerRules(contentSecurityPolicy({ ...options, styleHashes: 'inline' }));
        const headers = Object.entries(rule?.headers ?? {}).filter(([name]) => name !== NOT_ON_LOCALHOST);
        server.middlewares.use((_request, response, next) => {
          for (const [name, value] of headers) response.setHeader(name, value);
          next();
        });
      },
    },
  };
}
