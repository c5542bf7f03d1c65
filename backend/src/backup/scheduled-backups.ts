import { Logger } from '@nestjs/common';
import type { Jobs } from '../platform/jobs/jobs.js';
import type { Clock } from '../platform/kernel/clock.js';
import type { BackupSchedule } from '../platform/platform.module.js';
import { Telemetry } from '../platform/telemetry/telemetry.js';
import { backupsIn, isBackupDue, pruneBackups } from './backup-store.js';
import { openBackupStore } from './open-backup-store.js';
import { writeBackup, type BackupSource } from './write-backup.js';

type Source = Omit<BackupSource, 'ownerUrl' | 'version'> & { readonly macKey: Buffer };

/** Looks every hour whether the backup of the day is there, so that a failed or missed one is written later. */
export class ScheduledBackups {
  private readonly logger = new Logger('Backups');
  private running: Promise<void> | undefined;

  constructor(
    jobs: Jobs,
    private readonly clock: Clock,
    private readonly source: Source,
    schedule: BackupSchedule | undefined,
    private readonly telemetry = Telemetry.off,
  ) {
    // not awaited: other jobs would wait for it
    if (schedule) jobs.every('3 * * * *', 'backup', () => Promise.resolve(this.start(schedule)));
  }

  private start(schedule: BackupSchedule): void {
    this.running ??= this.telemetry
      .job('write-backup', () => this.write(schedule))
      .catch((error: unknown) =>
        this.logger.error(`No backup was written, and it will be tried again in an hour: ${(error as Error).message}`),
      )
      .finally(() => (this.running = undefined));
  }

  private async write({ location, s3, key, hour, ...rest }: BackupSchedule): Promise<void> {
    const now = this.clock.now();
    const store = await openBackupStore(location, s3, this.source.macKey);
    if (!isBackupDue(await backupsIn(store), hour, now)) return;
    await store.prepare();
    await writeBackup({ ...this.source, ...rest }, store.backupAt(now), key);
    await pruneBackups(store, rest, now);
  }
}
