import { expect, it, onTestFinished } from 'vitest';
import { FIELDS } from '../../lead/form.ts';
import { asVisitor, closePlace, openPlace, POSTGRES, placeForTest } from '../../tests/support/databases.ts';
import { openDatabase } from './database.ts';
import { formRules, formRulesSql } from './form-rules.ts';
import { openOwner } from './open-owner.ts';

it.each([
  ['rule leads_masters_only', "add constraint leads_masters_only check (academic_level = 'masters')"],
  ['column budget', 'add column budget integer not null'],
])(
  'refuses to start if the database refuses the form’s leads because of %s, but lets the owner read',
  async (reason, change) => {
    const { settings, asOwner } = await placeForTest(POSTGRES);
    await (await openDatabase(settings)).close();
    await asOwner(`alter table public.leads ${change}`);
    await expect(openDatabase(settings)).rejects.toThrow(
      `it refuses a lead that the form accepts, because of ${reason}. Its table has a rule of your own: change it, or "form" in site/site.config.ts.`,
    );
    const owned = await openOwner(settings);
    expect(await owned.query({ text: 'select id from public.leads' })).toEqual([]);
    await owned.close();
  },
);

it('leaves the rules as they are if the server refuses to start, and for the owner’s commands', async () => {
  const { settings, asOwner } = await placeForTest(POSTGRES);
  await (await openDatabase(settings)).close();
  const [rule] = formRules();
  await asOwner(formRulesSql(rule && [rule]));
  await (await openOwner(settings)).close();
  await asOwner('alter table public.leads add column budget integer not null');
  await expect(openDatabase(settings)).rejects.toThrow('it refuses a lead');
  expect(await asOwner('select field from server.form_rules')).toEqual([{ field: rule?.field }]);
});

it('keeps the rules of the form from visitors, and takes new ones at the next start', async () => {
  const open = await openPlace(POSTGRES);
  onTestFinished(() => closePlace(open));
  for (const change of ['select field from server.form_rules', 'delete from server.form_rules'])
    await expect(asVisitor(open, change)).rejects.toThrow('permission denied');
  await open.asOwner(formRulesSql(formRules().slice(0, 1)));
  await (await openDatabase(open.place.settings)).close();
  expect(await open.asOwner('select field from server.form_rules')).toHaveLength(FIELDS.length);
});
