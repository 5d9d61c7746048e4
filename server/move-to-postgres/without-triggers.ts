import pg from 'pg';

/**
 * Runs `work` with the triggers of the table `name` at rest, which would give
 * each row the state and the time of now. Inside a transaction of the table's
 * owner; until it ends, others who insert wait.
 */
export async function withoutTriggers(
  owner: pg.ClientBase,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  // By name: what was at rest before is left so.
  const { rows } = await owner.query<{ trigger: string }>(
    `select tgname as trigger from pg_catalog.pg_trigger
     where tgrelid = $1::regclass and not tgisinternal and tgenabled = 'O'`,
    [name],
  );
  const triggers = rows.map(({ trigger }) => pg.escapeIdentifier(trigger));
  for (const trigger of triggers) await owner.query(`alter table ${name} disable trigger ${trigger}`);
  await work();
  for (const trigger of triggers) await owner.query(`alter table ${name} enable trigger ${trigger}`);
}
