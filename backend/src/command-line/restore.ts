import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { countOf } from '../audit/index.js';
import {
  BackupProblem,
  openBackupFile,
  openBackupStore,
  OTHER_MAC_KEY,
  restoreBackup,
  verifyBackup,
  writeBackup,
} from '../backup/index.js';
import type { Environment } from '../platform/config/environment.js';
import { macKey, macKeyFile, requireKeyFile, sealKey, sealKeyFile } from '../platform/config/log-keys.js';
import { reachServer } from '../platform/database/open-database.js';
import { letOwnerRead, lookAt, urlsOf } from '../platform/database/provision.js';
import { fileStoreOf } from '../platform/files/open-file-store.js';
import { SystemClock } from '../platform/kernel/clock.js';
import { breakWords } from '../platform/sealing/continuity.js';
import { ExternalCheckpoints } from '../platform/sealing/external-checkpoints.js';
import { VERSION } from '../runtime-options.js';
import { keyOfBackups } from './backup.js';
import { required, WrongUse, type Command, type Input } from './command.js';

export const restore: Command = {
  about: 'Puts a backup in the place of the database; anything that fails leaves all as it was',
  options: {
    from: { value: 'FILE', about: 'The backup, a file or s3://bucket/name' },
    yes: { about: 'Replaces a database that holds something' },
    'no-restore-point': { about: 'Writes no backup of what is there before, for example if it is damaged' },
    'with-problems': { about: 'Restores a log with problems too' },
  },
  examples: ['restore --from /srv/backups/hourtrail-2026-11-28T020000Z.tar.gz.age --yes'],
  run: async (input) => {
    const { say } = input;
    const environment = input.environment();
    const from = await openBackupFile(required(input, 'from'), environment.backups.s3);
    const key = keyOfBackups(environment);
    if (!environment.logMacKey) requireKeyFile(macKeyFile(environment));
    if (!environment.sealKey) requireKeyFile(sealKeyFile(environment));
    say('Checking the backup …');
    const { otherMacKey } = await verifyBackup(from, key, { macKey: macKey(environment) });
    if (otherMacKey) throw new BackupProblem(OTHER_MAC_KEY);
    const { adminUrl, database, stop } = await reachServer(environment, say);
    try {
      const restorePoint = await saveWhatIsThere(input, { environment, adminUrl, database, key });
      const { endSignIns, eraseAgain } = await import('./erase-again.js');
      const restored = await restoreBackup(from, key, {
        ...{ adminUrl, database, say, clock: new SystemClock() },
        servingUrls: environment.servingUrls,
        files: await fileStoreOf(environment),
        external: new ExternalCheckpoints(environment.checkpointDir),
        ...{ macKey: macKey(environment), signer: sealKey(environment), withProblems: input.has('with-problems') },
        eraseAgain: (urls, lost) => eraseAgain(environment, urls, lost),
        endSignIns,
      });
      for (const lost of restored.lost) say(breakWords(lost));
      if (restored.lost.length > 0)
        say(
          'Restored, and read-only: events that were signed are missing. Restore a newer backup, or accept the loss: npx --no -- hourtrail audit accept-restore --reason "why"',
        );
      else say(`Restored ${restored.rows} rows, as of ${restored.at}.`);
      return { ok: true, readOnly: restored.lost.length > 0, database, restorePoint, ...restored };
    } finally {
      await stop();
    }
  },
};

interface There {
  readonly environment: Environment;
  readonly adminUrl: string;
  readonly database: string;
  readonly key: string;
}

/** Returns the file of the restore point; none if the database is empty. */
async function saveWhatIsThere(
  { has, say }: Input,
  { environment, adminUrl, database, key }: There,
): Promise<string | undefined> {
  let there = await lookAt(adminUrl, database);
  // PostgreSQL counts a connection for a moment after its server has ended
  for (let waits = 0; there.connections > 0 && waits < 20; waits += 1) {
    await pause(100);
    there = await lookAt(adminUrl, database);
  }
  if (there.connections > 0)
    throw new BackupProblem(
      `The database ${database} is in use by ${countOf(there.connections, 'connection')}. Stop every server, and try again.`,
    );
  if (!there.filled) return undefined;
  if (!has('yes'))
    throw new WrongUse(`This replaces everything in the database ${database}. Add --yes if that is what you want.`);
  if (has('no-restore-point')) return undefined;
  const { location = join(environment.dataDir, 'backups'), s3 } = environment.backups;
  const store = await openBackupStore(location, s3, macKey(environment));
  await store.prepare();
  const file = store.backupAt(new Date(), '-before-restore');
  say(`Saving what is there to ${file.address} …`);
  const { ownerUrl } = urlsOf(adminUrl, database);
  await letOwnerRead(ownerUrl);
  const files = await fileStoreOf(environment);
  await writeBackup(
    { ownerUrl, files, external: new ExternalCheckpoints(environment.checkpointDir), version: VERSION },
    file,
    key,
  );
  return file.address;
}
