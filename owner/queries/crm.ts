import { type Lead, ownAnswers, requestOf } from '../../lead/lead.ts';
import { campaignNameOf } from '../../lead/source.ts';
import type { LeadRecord } from './lead.ts';

/** The parts of a lead in an import file. */
type Person = { first: string; last: string; email: string; phone: string; about: string; note: string };
/** A row of an import file: its columns as the CRM names them. `stateOf` a status that the CRM does not know is its default. */
type Crm = {
  states: Readonly<Record<string, string>>;
  row: (person: Person, state: string) => Readonly<Record<string, string>>;
};

/** Salesforce and Zoho require a company. */
const NO_COMPANY = 'Individual';

/** The import files, with the default values that each documents for a status. Other statuses are left empty. */
const CRMS = {
  /** https://knowledge.hubspot.com/import-and-export/set-up-your-import-file: contacts. */
  hubspot: {
    states: { new: 'New', contacted: 'Connected', won: 'Open deal', lost: 'Unqualified' },
    row: ({ first, last, email, phone, note }, state) => ({
      'First Name': first,
      'Last Name': last,
      Email: email,
      'Phone Number': phone,
      'Lead Status': state,
      Message: note,
    }),
  },
  /** https://support.pipedrive.com/en/article/importing-mandatory-fields: deals with a person and a note. */
  pipedrive: {
    states: { new: 'Open', contacted: 'Open', won: 'Won', lost: 'Lost' },
    row: ({ first, last, email, phone, about, note }, state) => ({
      'Deal - Title': about,
      'Deal - Status': state,
      'Person - First name': first,
      'Person - Last name': last,
      'Person - Email': email,
      'Person - Phone': phone,
      'Note - Content': note,
    }),
  },
  /**
   * https://help.salesforce.com/s/articleView?id=xcloud.field_mapping_for_importing_leads.htm: leads. Only Salesforce
   * itself makes a lead a converted one.
   */
  salesforce: {
    states: {
      new: 'Open - Not Contacted',
      contacted: 'Working - Contacted',
      won: 'Working - Contacted',
      lost: 'Closed - Not Converted',
    },
    row: ({ first, last, email, phone, note }, state) => ({
      'First Name': first,
      'Last Name': last,
      Company: NO_COMPANY,
      Email: email,
      Phone: phone,
      'Lead Source': 'Web',
      'Lead Status': state,
      Description: note,
    }),
  },
  /** https://help.zoho.com/portal/en/kb/crm-nextgen/sales-force-automation/leads: leads. */
  zoho: {
    states: { new: 'Not Contacted', contacted: 'Contacted', won: 'Pre-Qualified', lost: 'Lost Lead' },
    row: ({ first, last, email, phone, note }, state) => ({
      'First Name': first,
      'Last Name': last,
      Company: NO_COMPANY,
      Email: email,
      Phone: phone,
      'Lead Status': state,
      Description: note,
    }),
  },
} satisfies Record<string, Crm>;

export const CRM_NAMES = Object.keys(CRMS) as CrmName[];
export type CrmName = keyof typeof CRMS;

/** The row of the import file for a lead, which comes from the table. */
export function crmRow(name: CrmName, record: LeadRecord, callingCode?: string): LeadRecord {
  const lead = record as Lead & LeadRecord;
  const crm: Crm = CRMS[name];
  const words = lead.name.split(/\s+/);
  const person = {
    first: words.slice(0, -1).join(' '),
    last: words.at(-1) ?? '',
    email: lead.email,
    phone: e164(lead.phone, callingCode),
    about: requestOf(lead),
    note: noteOn(lead),
  };
  return { ...crm.row(person, crm.states[lead.status] ?? ''), id: lead.id, created_at: lead.created_at };
}

/** The columns of the import file, in order. */
export function crmColumns(name: CrmName): string[] {
  const none = { first: '', last: '', email: '', phone: '', about: '', note: '' };
  return Object.keys(CRMS[name].row(none, ''));
}

function noteOn(lead: Lead): string {
  const facts = {
    Request: requestOf(lead),
    Due: lead.deadline,
    Campaign: campaignNameOf(lead),
    ...Object.fromEntries(ownAnswers(lead)),
    Lead: lead.id,
  };
  const lines = Object.entries(facts).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return [...lines, lead.requirements].filter(Boolean).join('\n');
}

/**
 * A phone number as in E.164. A national one needs the country's calling code, which replaces its leading zero. Anything
 * else stays as it was typed.
 */
function e164(phone: string, callingCode?: string): string {
  const digits = phone
    .replace('(0)', '')
    .replace(/[\s()./-]/g, '')
    .replace(/^00/, '+');
  const number = callingCode ? digits.replace(/^0?(?=[1-9])/, `+${callingCode}`) : digits;
  const whole = digits.startsWith('+') ? digits : number;
  return /^\+[1-9]\d{6,14}$/.test(whole) ? whole : phone;
}
