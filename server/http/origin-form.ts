const WITH_AUTHORITY = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * The path and query of a request's target. A client may send a whole address
 * (`GET http://name:password@host/path`): what stands before the path is not for
 * routes, and not for the log.
 */
export function originForm(target: string): string {
  if (target.startsWith('/') || target === '*') return target;
  const rest = target.replace(WITH_AUTHORITY, '');
  if (rest.startsWith('/')) return rest;
  return rest.startsWith('?') ? `/${rest}` : '/';
}
