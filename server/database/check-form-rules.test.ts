import { afterEach, describe, expect, it } from 'vitest';
import { BOTH, POSTGRES } from '../../tests/support/databases.ts';
import type { Place } from '../../tests/support/place.ts';
import { openDatabase } from './database.ts';
import { openOwner } from './open-owner.ts';

let place: Place;
afterEach(() => place.remove());

describe.each(BOTH)('a start on $kind', (kind) => {
  it('is refused if the database would refuse what the form takes, with the field and the remedy', async () => {
    place = await kind.makePlace();
    await (await openDatabase(place.settings)).close();
    await place.asOwner(`alter table public.leads drop constraint leads_academic_level_known,
      add constraint leads_academic_level_known check (academic_level in ('undergraduate', 'masters', 'phd'))`);
    await expect(openDatabase(place.settings)).rejects.toThrow(
      /it refuses a lead that the form accepts, because of academic_level \(rule leads_academic_level_known\)\. Change the rule in a migration in supabase\/migrations, or undo the change in lead\/options\.ts or lead\/form\.ts\.$/,
    );
    const owned = await openOwner(place.settings);
    expect(await owned.query({ text: 'select id from public.leads' })).toEqual([]);
    await owned.close();
    await place.asOwner('alter table public.leads drop constraint leads_academic_level_known');
    await (await openDatabase(place.settings)).close();
    expect(await place.asOwner('select * from public.leads')).toEqual([]);
  });
});

describe('a start on PostgreSQL', () => {
  it.each([
    ['requirements', 'add constraint leads_requirements_length check (char_length(requirements) < 5000)'],
    ['deadline', "add constraint leads_deadline_range check (deadline < created_at + interval '700 hours')"],
    ['budget', 'add column budget integer not null'],
  ])('is refused for a rule about %s that no lead of the form keeps', async (field, change) => {
    place = await POSTGRES.makePlace();
    await (await openDatabase(place.settings)).close();
    await place.asOwner(`alter table public.leads
      drop constraint leads_requirements_length, drop constraint leads_deadline_range`);
    await place.asOwner(`alter table public.leads ${change}`);
    await expect(openDatabase(place.settings)).rejects.toThrow(` because of ${field} (`);
  });
});
