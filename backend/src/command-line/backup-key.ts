import { ageIdentity } from '../backup/index.js';
import { keyOfBackups } from './backup.js';
import type { Command } from './command.js';

export const backupKey: Command = {
  about: 'Prints BACKUP_KEY as the program age takes it, to open a backup without HourTrail',
  options: {},
  examples: ['backup-key > key.txt', 'backup-key --help  # then: age -d -i key.txt backup.tar.gz.age | tar xz'],
  run: ({ environment, say }) => {
    const identity = ageIdentity(keyOfBackups(environment('BACKUP_KEY')));
    say(identity);
    return Promise.resolve({ ok: true, identity });
  },
};
