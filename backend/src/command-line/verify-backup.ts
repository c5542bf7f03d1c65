import { countOf } from '../audit/index.js';
import { openBackupFile, verifyBackup } from '../backup/index.js';
import { macKeyIfThere } from '../platform/config/log-keys.js';
import { keyOfBackups } from './backup.js';
import { required, type Command } from './command.js';

export const verify: Command = {
  about: 'Checks a backup without a database: every byte, every row, and the log in it',
  options: { from: { value: 'FILE', about: 'The backup, a file or s3://bucket/name' } },
  examples: ['verify-backup --from /srv/backups/hourtrail-2026-11-28T020000Z.tar.gz.age'],
  run: async (input) => {
    const from = required(input, 'from');
    const environment = input.environment(...NEEDED);
    const file = await openBackupFile(from, environment.backups.s3);
    const mac = macKeyIfThere(environment);
    const { head, manifest, events, problems } = await verifyBackup(file, keyOfBackups(environment), {
      macKey: mac,
    });
    for (const problem of problems) input.say(problem);
    if (!mac) input.say('MACs were not checked: there is no LOG_MAC_KEY here.');
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    if (problems.length === 0)
      input.say(
        `${from} is whole: ${rows} rows of ${head.tables.length} tables, ${countOf(events, 'event')}, written ${head.at}.`,
      );
    return {
      ...{ ok: problems.length === 0, at: head.at, version: head.version, rows, events, problems },
      ...{ checkedMacs: mac !== undefined, heads: manifest.heads, missingFiles: manifest.missingFiles },
    };
  },
};

const NEEDED = [
  ...(['BACKUP_KEY', 'LOG_MAC_KEY', 'DATA_DIR'] as const),
  ...(['FILES_ENDPOINT', 'FILES_REGION', 'FILES_KEY_ID', 'FILES_KEY_SECRET'] as const),
];
