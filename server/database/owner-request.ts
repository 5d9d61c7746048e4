import type pg from 'pg';
import * as v from 'valibot';

/** What a command asks over the owner's socket: one statement with its values. */
const schema = v.strictObject({ text: v.string(), values: v.optional(v.array(v.unknown()), []) });
export type OwnerRequest = v.InferOutput<typeof schema>;

/** A column of an answer: its name, and the type that PostgreSQL knows by this number. */
export type OwnerField = { name: string; type: number };
/** The answer: rows as PostgreSQL writes them, with the types that make values of them; or its error. */
export type OwnerAnswer =
  | { fields: OwnerField[]; rows: (string | null)[][] }
  | { error: { code: string; message: string } };

/** Whatever else a statement does, such as `set`, `begin`, `copy` or `deallocate`, changes the session that visitors share. */
const ALLOWED = /^\s*(select|insert|update|delete|with|vacuum|checkpoint)\b/i;
const NOT_ALLOWED = {
  code: '0A000',
  message:
    'The owner’s socket takes one statement: select, insert, update, delete, or one of them after with.',
};

/** Leaves what PostgreSQL sends as it is: whoever asked makes values of it. */
const AS_SENT: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value };

/** Runs what a line asks for over `owner`, its database's connection, or says why not. Throws where it is no request. */
export async function answerOwner(owner: pg.Pool, line: unknown): Promise<OwnerAnswer> {
  const { text, values } = v.parse(schema, line);
  if (!ALLOWED.test(text)) return { error: NOT_ALLOWED };
  try {
    // Extended: PostgreSQL itself refuses a second statement then.
    const query = { text, values, rowMode: 'array', types: AS_SENT, queryMode: 'extended' } as const;
    const { fields, rows } = await owner.query<(string | null)[]>(query);
    return { fields: fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })), rows };
  } catch (error) {
    return {
      error: { code: codeOf(error), message: error instanceof Error ? error.message : String(error) },
    };
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
