import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { cleanForm, FIELDS } from '../../lead/form.ts';
import { type Lead, leadFrom } from '../../lead/lead.ts';
import { sampleAnswers } from '../../lead/sample-answers.ts';
import { DEFAULT_TITLE, DIRECT_REFERRER, TRIGGER_TYPES } from '../../lead/source.ts';
import { formRulesSql } from './form-rules.ts';

/** Error classes that refuse a row or the statement. A full disk or a lost connection says nothing about rules. */
const REFUSALS = ['22', '23', '42'];
/** unique_violation: an index that the owner added may refuse a lead like a stored one. */
const STORED_BEFORE = '23505';

/**
 * Replaces the database's rules with the form's, if it then takes a lead for each option and each limit of the form, as
 * a visitor would send them. Otherwise throws an error with the field and the remedy, and leaves the rules as they are,
 * because another server may run with them.
 */
export async function applyFormRules(owner: pg.ClientBase): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(formRulesSql());
    await owner.query('savepoint without_leads');
    await expectTaken(owner, leadsAtEachRule());
    await owner.query('rollback to savepoint without_leads');
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function expectTaken(owner: pg.ClientBase, leads: readonly Lead[]): Promise<void> {
  const values = [Object.keys(leads[0] ?? {}), JSON.stringify(leads)];
  try {
    await owner.query('select server.insert_leads($1, $2)', values);
  } catch (error) {
    if (isRefusal(error)) throw new Error(disagreement(error), { cause: error });
  }
}

function leadsAtEachRule(): Lead[] {
  const shortest = sampleAnswers(FIELDS, 'min');
  const options = FIELDS.flatMap(({ name, options }) =>
    Object.keys(options).map((option) => ({ ...shortest, [name]: option })),
  );
  const source = {
    source_page: 'https://form.example/',
    source_referrer: DIRECT_REFERRER,
    source_title: DEFAULT_TITLE,
    campaign_data: {},
  };
  return [shortest, sampleAnswers(FIELDS, 'max'), ...options].flatMap((values) =>
    TRIGGER_TYPES.map((trigger_type) =>
      leadFrom(cleanForm(values), { ...source, trigger_type }, randomUUID(), new Date()),
    ),
  );
}

function isRefusal(error: unknown): error is pg.DatabaseError {
  return (
    error instanceof pg.DatabaseError &&
    error.code !== STORED_BEFORE &&
    REFUSALS.includes(error.code?.slice(0, 2) ?? '')
  );
}

/** Leaves out the error's own message, which may quote a row. */
function disagreement({ code, column, constraint }: pg.DatabaseError): string {
  const rule = [constraint && `rule ${constraint}`, column && `column ${column}`].filter(Boolean).join(', ');
  return `it refuses a lead that the form accepts, because of ${rule || `error ${code}`}. Its table has a rule of your own: change it, or "form" in site/site.config.ts.`;
}
