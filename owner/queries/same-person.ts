import { shortId } from './lead-id.ts';

/** The newest of a person's leads, and how many they are. */
export type Person = { newest: string; leads: number };

type Lead = { id: string; created_at: Date; email: string; phone: string };

/** Which of `leads` come from a person with more than one of them, by e-mail address or by the digits of the phone number. */
export function samePerson(leads: readonly Lead[]): ReadonlyMap<string, Person> {
  // A number and an address that one lead has are the same person's: the one leads to the other.
  const leadsTo = new Map<string, string>();
  const personOf = (key: string): string => {
    let person = key;
    for (let next = leadsTo.get(key); next !== undefined; next = leadsTo.get(next)) person = next;
    if (person !== key) leadsTo.set(key, person);
    return person;
  };
  for (const lead of leads) {
    const [email, phone] = keysOf(lead).map(personOf);
    if (email !== undefined && phone !== undefined && email !== phone) leadsTo.set(email, phone);
  }
  const groups = Map.groupBy(leads, (lead) => personOf(keysOf(lead)[0]));
  return new Map(
    [...groups.values()]
      .filter(({ length }) => length > 1)
      .flatMap((group) => {
        const newest = group.reduce((last, lead) => (lead.created_at > last.created_at ? lead : last));
        return group.map(({ id }) => [id, { newest: newest.id, leads: group.length }] as const);
      }),
  );
}

/** What a reader is told of a lead whose person sent others too; nothing where there are none. */
export function personNote(id: string, person: Person | null): string {
  if (person === null) return '';
  return person.newest === id
    ? `newest of ${person.leads}, same person`
    : `same person as ${shortId(person.newest)}`;
}

function keysOf({ email, phone }: Lead): [string, ...string[]] {
  const digits = phone.replace(/\D/g, '');
  return [`email ${email.toLowerCase()}`, ...(digits === '' ? [] : [`phone ${digits}`])];
}
