import type { Attack } from './attack.ts';
import { addresses } from './attacks/addresses.ts';
import { connectionAttacks } from './attacks/connections.ts';
import { mailbox } from './attacks/mailbox.ts';
import type { Length } from './trial.ts';

/** Every attack of `npm run reliability`. The list grows by a file an attack. */
export function attacks(_postgresUrl: string, _length: Length): Attack[] {
  return [addresses(), mailbox(), ...connectionAttacks];
}
