import { countOf } from '../audit/index.js';
import { openBackupFile, openBackupStore, pruneBackups, writeBackup } from '../backup/index.js';
import type { Environment } from '../platform/config/environment.js';
import { StartError } from '../platform/config/start-error.js';
import { macKeyIfThere } from '../platform/config/log-keys.js';
import { VARIABLES } from '../platform/config/variables.js';
import { ownerIn, reachAsItIs } from '../platform/database/open-database.js';
import { fileStoreOf } from '../platform/files/open-file-store.js';
import { ExternalCheckpoints } from '../platform/sealing/external-checkpoints.js';
import { VERSION } from '../runtime-options.js';
import { WrongUse, type Command } from './command.js';

export const backup: Command = {
  about: 'Writes database, attachments and checkpoints to one encrypted file; works next to a running server',
  options: {
    to: {
      value: 'FILE',
      about: 'A new file, or s3://bucket/name; without it one in BACKUP_DIR, where old ones are deleted',
    },
  },
  examples: ['backup --to /srv/backups/hourtrail.tar.gz.age', 'backup --json'],
  run: async (input) => {
    const environment = input.environment();
    const { location, s3, keepDays, keepLast } = environment.backups;
    const key = keyOfBackups(environment);
    const to = input.text('to');
    if (to === undefined && location === undefined) throw new WrongUse('Name a file with --to, or set BACKUP_DIR.');
    const store =
      to === undefined ? await openBackupStore(location as string, s3, macKeyIfThere(environment)) : undefined;
    const file = store?.backupAt(new Date()) ?? (await openBackupFile(to as string, s3));
    if (await file.store.has(file.name))
      throw new StartError(`${file.address} exists. Name another file, or move it away.`);
    const { urls, stop } = await reachAsItIs(environment, input.say);
    try {
      await store?.prepare();
      const files = await fileStoreOf(environment);
      const external = new ExternalCheckpoints(environment.checkpointDir);
      const written = await writeBackup({ ownerUrl: ownerIn(urls), files, external, version: VERSION }, file, key);
      const deleted = store ? await pruneBackups(store, { keepDays, keepLast }) : [];
      input.say(
        `${written.file}: ${written.rows} rows of ${written.tables} tables and ${countOf(written.files, 'file')}.`,
      );
      if (written.missingFiles.length > 0)
        input.say(
          `Missing: ${countOf(written.missingFiles.length, 'attached file')}. hourtrail audit fsck names the entries.`,
        );
      for (const old of deleted) input.say(`Deleted ${old}.`);
      return { ok: true, ...written, deleted };
    } finally {
      await stop();
    }
  },
};

/** Throws a StartError without one: a key that is made here would be lost with the server. */
export function keyOfBackups({ backups }: Environment): string {
  if (backups.key) return backups.key;
  throw new StartError(
    `BACKUP_KEY is missing. Make one with "${VARIABLES.BACKUP_KEY.madeBy}", and keep a copy elsewhere.`,
  );
}
