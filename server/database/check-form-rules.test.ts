import { expect, it } from 'vitest';
import { POSTGRES, placeForTest } from '../../tests/support/databases.ts';
import { openDatabase } from './database.ts';
import { openOwner } from './open-owner.ts';

it.each([
  [
    'academic_level',
    "add constraint leads_academic_level_known check (academic_level in ('undergraduate', 'masters', 'phd'))",
    /rule leads_academic_level_known\)\. Change the rule in a migration in supabase\/migrations, or undo the change in lead\/options\.ts or lead\/form\.ts\.$/,
  ],
  ['budget', 'add column budget integer not null', /./],
])(
  'refuses to start if the database refuses the form’s leads because of %s, but lets the owner read',
  async (field, change, remedy) => {
    const { settings, asOwner } = await placeForTest(POSTGRES);
    await (await openDatabase(settings)).close();
    await asOwner('alter table public.leads drop constraint leads_academic_level_known');
    await asOwner(`alter table public.leads ${change}`);
    const refusal = expect(openDatabase(settings)).rejects;
    await refusal.toThrow(`it refuses a lead that the form accepts, because of ${field} (`);
    await expect(openDatabase(settings)).rejects.toThrow(remedy);
    const owned = await openOwner(settings);
    expect(await owned.query({ text: 'select id from public.leads' })).toEqual([]);
    await owned.close();
  },
);
