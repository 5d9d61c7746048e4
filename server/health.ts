import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Database } from './database/database.ts';
import { NoPrimaryError } from './database/find-primary.ts';
import { isBehind } from './database/migrations.ts';
import { refusalOf } from './database/refusal-of.ts';
import { standbyOf } from './database/standby-of.ts';
import { ApiError, refusals } from './errors.ts';

/** How long an answer serves everybody who asks: a flood costs the database one check in this time. */
export const HEALTH_SHARED_MS = 1_000;
/** Supervisors wait 5 s for an answer: a database that takes longer than this has none for them. */
export const HEALTH_PATIENCE_MS = 3_000;
/** How often a lead is tried where none has failed. Each try leaves a dead row behind, which a vacuum has to take. */
const TRY_AGAIN_MS = 600_000;

/** A commit of the server's own: it needs a primary, room in the log, and whatever a commit waits for. */
const WRITE = 'update server.health set written_at = now()';
/** A lead like any other, with the same rules, triggers and indexes, and taken back. */
const TRY_LEAD = `do $$ begin
  insert into public.leads (
    name, email, phone, subject, assignment_type, academic_level, requirements, urgency_level,
    source_page, lead_quality_score, status, deadline
  ) values (
    'Health', 'health@example.org', '0000000000', 'Health', 'other', 'phd', 'A lead that is taken back.', 'low',
    'health', 0, 'spam', now() + interval '1 hour'
  );
  raise exception sqlstate 'LP000';
exception when sqlstate 'LP000' then null;
end $$`;
/** Data exception, integrity violation, a trigger of the owner's: this row was refused, and another may pass. */
const ROW_REFUSED = /^(22|23|P0)/;

/** Leads are stored. `degraded` is a cluster whose primary could be lost with leads that no other host has. */
export type Standing = { status: 'ok' } | { status: 'degraded'; reason: 'standby_not_synchronous' };

/** Whether leads can be stored right now. */
export type Health = {
  /** Resolves where they can. Throws an `ApiError` that names the reason where they cannot. */
  check(): Promise<Standing>;
  /**
   * Listens to `app`: after a lead that was not stored for the server's sake, the
   * next check tries a lead. Its log gets a line where the standing changes.
   */
  watch(app: FastifyInstance): void;
};

/** A check that runs, or is over: who asks before `freshUntil` gets its outcome. */
type Check = { outcome: Promise<Standing>; freshUntil: number };

/** Checks `database` by writing to it in the role and over the connections of the visitors. */
export function openHealth(database: Database): Health {
  let latest: Check | null = null;
  let tryLeadAt = 0;

  let changed = (_standing: Standing) => {};
  let last: Standing['status'] = 'ok';

  async function look(): Promise<Standing> {
    const standby = await standbyOf(database);
    // A write would wait for it, and hold a connection meanwhile.
    if (standby === 'awaited') throw refusals.standbyAwaited();
    await write();
    const standing: Standing =
      standby === 'not_synchronous'
        ? { status: 'degraded', reason: 'standby_not_synchronous' }
        : { status: 'ok' };
    if (standing.status !== last) changed(standing);
    last = standing.status;
    return standing;
  }

  async function write(): Promise<void> {
    await database.query({ text: WRITE });
    const begun = performance.now();
    if (begun < tryLeadAt) return;
    tryLeadAt = 0;
    if (await isBehind(database.asOwner)) throw refusals.databaseOutdated();
    await tryLead(database);
    tryLeadAt = begun + TRY_AGAIN_MS;
  }

  function start(): Check {
    const late = Promise.withResolvers<never>();
    const patience = setTimeout(() => late.reject(refusals.databaseSlow()), HEALTH_PATIENCE_MS);
    const looked = look();
    const check = {
      outcome: Promise.race([looked.catch(refuse), late.promise]),
      freshUntil: Number.POSITIVE_INFINITY,
    };
    // One that hangs is not joined by a second: it would take a connection from the visitors.
    const settle = () => {
      clearTimeout(patience);
      check.freshUntil = performance.now() + HEALTH_SHARED_MS;
    };
    looked.then(settle, settle);
    return check;
  }

  return {
    async check() {
      if (latest === null || performance.now() >= latest.freshUntil) latest = start();
      return latest.outcome;
    },
    watch(app) {
      changed = (standing) => {
        if (standing.status === 'ok') app.log.info(standing, 'the standby is synchronous again');
        else app.log.warn(standing, 'leads are stored, and no synchronous standby has them');
      };
      app.addHook('onResponse', async ({ method }, { statusCode }) => {
        if (method === 'POST' && statusCode >= 500) tryLeadAt = 0;
      });
    },
  };
}

async function tryLead(database: Database): Promise<void> {
  try {
    await database.query({ text: TRY_LEAD });
  } catch (error) {
    if (error instanceof pg.DatabaseError && ROW_REFUSED.test(error.code ?? '')) return;
    throw error;
  }
}

/** Not what a client of the API would read: here no client is at fault. */
function refuse(error: unknown): never {
  if (error instanceof ApiError) throw error;
  if (error instanceof NoPrimaryError) throw refusals.noPrimary(error);
  const known = refusalOf(error);
  throw known && known.status >= 500 ? error : refusals.leadsNotStored(error);
}
