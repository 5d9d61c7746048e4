const MS_PER_SECOND = 1000;

/** How long after `now` an answer wants to be asked again, in milliseconds: by its `Retry-After` in seconds or as a date. */
export function retryAfterOf({ headers }: Pick<Response, 'headers'>, now: Date): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * MS_PER_SECOND;
  const wait = Date.parse(value) - now.getTime();
  return wait > 0 ? wait : undefined;
}
