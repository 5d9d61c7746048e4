import type { Attack } from './attack.ts';
import { addresses } from './attacks/addresses.ts';
import { connectionAttacks } from './attacks/connections.ts';
import { exportBesideVisitors } from './attacks/export.ts';
import { mailbox } from './attacks/mailbox.ts';
import { memory } from './attacks/memory.ts';
import type { Length } from './trial.ts';

/** Every attack of `npm run reliability`. The list grows by a file an attack. */
export function attacks(length: Length): Attack[] {
  return [addresses(), mailbox(), ...connectionAttacks, exportBesideVisitors(), memory(length)];
}
