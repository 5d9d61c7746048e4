import { resolve } from 'node:path';
import { withOwner } from '../../../server/database/open-owner.ts';
import { checkBackup } from '../../backup/backup-file.ts';
import { makeBackup } from '../../backup/make-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { countOf } from '../../queries/figures.ts';
import { command } from '../command.ts';
import { writeWholeFile } from '../write-whole-file.ts';

export const backup = command({
  name: 'backup',
  words: ['FILE'],
  says: 'backs up the whole database to FILE, readable only by you, also while the server runs',
  options: {},
  async run({ query, terminal }, { json }, [file = '']) {
    const { rows } = await writeWholeFile(file, async (part) => {
      await makeBackup(query, part);
      return checkBackup(String(part.path));
    });
    if (json) terminal.json({ rows });
    else terminal.say(`Backed up ${countOf(rows['public.leads'] ?? 0, 'lead')} to ${resolve(file)}.`);
  },
});

export const restore = command({
  name: 'restore',
  words: ['FILE'],
  says: 'restores a backup, completely or not at all',
  options: { replace: { says: 'deletes what the database holds first' } },
  async run({ terminal, settings }, { replace, json }, [file = '']) {
    const leads = await withOwner(settings, (client) => restoreBackup(client, file, replace));
    if (json) terminal.json({ leads });
    else terminal.say(`Restored ${countOf(leads, 'lead')}.`);
  },
});
