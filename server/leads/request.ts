import { refusals } from '../http/api-error.ts';
import { preferencesIn } from './preferences.ts';

/** The headers and query parameters that decide what an insert means. */
export type InsertHeaders = {
  accept?: string | undefined;
  'content-profile'?: string | undefined;
  'content-type'?: string | undefined;
  prefer?: string | undefined;
};
export type InsertQuery = Readonly<Record<string, string | string[] | undefined>>;

/** What PostgREST could give a table in. Nothing is ever sent back, so each of them is content. */
const ACCEPTED =
  /(^|,)\s*(\*\/\*|text\/csv|application\/(json|geo\+json|vnd\.pgrst\.(object|array)(\+json)?))\s*(;[^,]*)?(?=,|$)/i;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const SCHEMA = 'public';

/** What an insert is asked for, apart from its rows. */
export type InsertRequest = {
  /** The columns to fill, where the client names them; other keys of the rows are then ignored. */
  columns: string[] | null;
  /** The client wants more than an insert: rows back, or an upsert. `select` alone asks for nothing back. */
  beyondInsert: boolean;
  /** The client wants to know how many rows were stored. */
  isCounted: boolean;
  /** The `Preference-Applied` header, where one is due. */
  applied: string | null;
};

/** Reads headers and query as PostgREST does. Throws an `ApiError` for what it refuses before it looks at the rows. */
export function readInsertRequest(headers: InsertHeaders, query: InsertQuery): InsertRequest {
  refuseUnusable(headers);
  return { columns: columnsIn(query.columns), ...preferencesIn(headers.prefer) };
}

function refuseUnusable(headers: InsertHeaders): void {
  const profile = headers['content-profile'];
  if (profile !== undefined && profile !== SCHEMA) throw refusals.unknownSchema(profile);
  const { accept } = headers;
  if (accept && !ACCEPTED.test(accept)) throw refusals.unacceptableAccept(accept);
  const type = headers['content-type'];
  if (type && !JSON_TYPE.test(type)) throw refusals.contentType(type);
}

/** `"a","b"` or `a,b`: supabase-js quotes the names, which hold neither quotes nor commas here. */
function columnsIn(parameter: string | string[] | undefined): string[] | null {
  if (parameter === undefined) return null;
  const names = [parameter].flat().join(',').split(',');
  const columns = names.map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  if (columns.includes('')) throw refusals.emptyColumns();
  return [...new Set(columns)];
}
