import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appOn, send } from '../tests/support/app-on.ts';
import { fileOf, overwrite, PAGE_BYTES } from '../tests/support/damage.ts';
import {
  BOTH,
  closePlace,
  EMBEDDED,
  type OpenPlace,
  openPlace,
  POSTGRES,
} from '../tests/support/databases.ts';
import { leadRow } from '../tests/support/lead-row.ts';
import type { Place } from '../tests/support/place.ts';
import { type Database, openDatabase } from './database/database.ts';
import { HEALTH_PATIENCE_MS } from './health.ts';

const HEALTH = { method: 'GET', path: '/healthz' } as const;
const QUESTIONS = 200;

/** `database`, which lists in `ran` what the visitors' role runs on it. */
function watched(database: Database, ran: string[]): Database {
  return {
    ...database,
    query(query) {
      ran.push(query.text);
      return database.query(query);
    },
  };
}

describe.each(BOTH)('the health of a server on $kind', (kind) => {
  let open: OpenPlace;
  beforeAll(async () => {
    open = await openPlace(kind);
  });
  afterAll(() => closePlace(open));

  it('is found by writing, once for all who ask at the same time, and leaves no lead', async () => {
    const ran: string[] = [];
    const app = await appOn(watched(open.database, ran));
    const before = ran.length;
    const answers = await Promise.all(Array.from({ length: QUESTIONS }, () => send(app, HEALTH)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {"status":"ok"}']),
    );
    expect(ran.slice(before)).toEqual([
      expect.stringMatching(/^update server\.health/),
      expect.stringContaining('insert into public.leads'),
    ]);
    const [kept] = await open.asOwner(
      `select (select count(*)::int from public.leads) as leads,
        (select count(*)::int from server.deliveries) as deliveries`,
    );
    expect(kept).toEqual({ leads: 0, deliveries: 0 });
    await app.close();
  });

  it('is bad once visitors may not insert any more', async () => {
    await open.asOwner('revoke insert on public.leads from anon');
    const app = await appOn(open.database);
    expect((await send(app, HEALTH)).json()).toMatchObject({ code: 'leads_not_stored' });
    await app.close();
    await open.asOwner('grant insert on public.leads to anon');
  });

  it('is bad where the database lacks a migration, as one from an older backup does', async () => {
    const app = await appOn(open.database);
    await open.asOwner(
      'delete from server.schema_migrations where version = (select max(version) from server.schema_migrations)',
    );
    const answer = await send(app, HEALTH);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      code: 'database_outdated',
      message: 'The database is older than this server: restart the server, which brings it up to date',
    });
    await app.close();
  });
});

describe('the health of a server on the embedded database', () => {
  it('is bad while the table of leads is damaged', async () => {
    const place = await EMBEDDED.makePlace();
    let database = await openDatabase(place.settings);
    const before = await appOn(database);
    expect((await send(before, { body: leadRow() })).statusCode).toBe(201);
    await before.close();
    const tableFile = await fileOf(database, 'public.leads');
    await database.close();
    overwrite(join(place.settings.DATA_DIR, tableFile), 0, PAGE_BYTES);

    database = await openDatabase(place.settings);
    const app = await appOn(database);
    expect((await send(app, { body: leadRow() })).statusCode).toBe(500);
    const answer = await send(app, HEALTH);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      code: 'leads_not_stored',
      message: 'The database cannot store leads',
      details: null,
      hint: null,
    });
    await app.close();
    await database.close();
    await place.remove();
  });
});

describe('the health of a server on PostgreSQL', () => {
  let place: Place;
  let database: Database;
  beforeEach(async () => {
    place = await POSTGRES.makePlace();
    database = await openDatabase(place.settings);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  it('is bad while nothing can be written, at once for whoever asks later, and good again afterwards', async () => {
    const app = await appOn(database);
    const holder = new pg.Client({ connectionString: place.settings.DATABASE_URL });
    await holder.connect();
    await holder.query('begin; lock table server.health');
    expect((await send(app, HEALTH)).json()).toMatchObject({ code: 'database_slow' });
    const later = await Promise.race([send(app, HEALTH), setTimeout(HEALTH_PATIENCE_MS / 2)]);
    expect(later?.statusCode).toBe(503);
    await holder.query('commit');
    await holder.end();
    await vi.waitFor(async () => expect((await send(app, HEALTH)).statusCode).toBe(200), { timeout: 10_000 });
    await app.close();
  });

  it('is found by trying a lead once one has failed', async () => {
    const ran: string[] = [];
    const app = await appOn(watched(database, ran));
    expect((await send(app, HEALTH)).statusCode).toBe(200);
    await database.asOwner({ text: 'alter table public.leads rename to away' });
    expect((await send(app, { body: leadRow() })).statusCode).toBe(500);
    await vi.waitFor(async () => expect((await send(app, HEALTH)).statusCode).toBe(503), { timeout: 10_000 });
    await database.asOwner({ text: 'alter table public.away rename to leads' });
    await vi.waitFor(async () => expect((await send(app, HEALTH)).statusCode).toBe(200), { timeout: 10_000 });
    await app.close();
  });
});
