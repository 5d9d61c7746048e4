import type { AstroIntegration } from 'astro';
import { scriptHashesOf } from '../../server/pages/headers-for.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type HeaderOptions, headersOf } from './security-headers.ts';

/** After this header, browsers would require https on localhost for two years. */
const NOT_ON_LOCALHOST = 'strict-transport-security';

/**
 * Serves `npm run dev` with the built site's headers, so that policy violations show during development. The only
 * difference: inline styles are allowed, because Vite adds them.
 */
export function headersInDevelopment(options: HeaderOptions): AstroIntegration {
  return {
    name: 'headers-in-development',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const policy = contentSecurityPolicy({
          ...options,
          styleHashes: 'inline',
          scriptHashes: scriptHashesOf(
            Object.values(options.site.advertising || {}).flatMap((tags) => tags ?? []),
          ),
        });
        const headers = Object.entries(headersOf(policy)).filter(([name]) => name !== NOT_ON_LOCALHOST);
        server.middlewares.use((_request, response, next) => {
          for (const [name, value] of headers) response.setHeader(name, value);
          next();
        });
      },
    },
  };
}
