import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { t, type HealthCheck, type HealthCheckName, type HealthState } from '@hourtrail/contracts';
import { Logger } from '@nestjs/common';
import type { Database } from '../platform/database/database.js';
import type { Clock } from '../platform/kernel/clock.js';
import type { BackupSchedule } from '../platform/platform.module.js';
import type { Continuity } from '../platform/sealing/continuity.js';
import { readSystemState, type SystemState } from '../platform/telemetry/system-state.js';
import type { WebOptions } from '../platform/web/web-options.js';
import { BackupProblem, backupsIn, type StoredBackup } from './backup-store.js';
import { openBackupStore } from './open-backup-store.js';

const GIB = 2 ** 30;
const HOUR_MS = 3_600_000;

export const stateOfSealing = (lagSeconds: number): HealthState => (lagSeconds < 60 ? 'ok' : 'warning');

/** By how long the oldest one that is due has waited. */
export const stateOfJobs = (seconds: number): HealthState => (seconds <= 600 ? 'ok' : 'warning');

export function stateOfBackups(hours: number): HealthState {
  if (hours > 72) return 'problem';
  return hours > 26 ? 'warning' : 'ok';
}

export function stateOfDisk(gib: number): HealthState {
  if (gib < 0.2) return 'problem';
  return gib < 2 ? 'warning' : 'ok';
}

export const freeGib = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / GIB;
};

type Found = readonly [state: HealthState, sentence: string];

interface Setting {
  readonly database: Database;
  readonly continuity: Continuity;
  readonly clock: Clock;
  readonly web: WebOptions;
  readonly macKey: Buffer;
  readonly backups: BackupSchedule | undefined;
  readonly checkpointFolder: string;
}

/** What the command `doctor` looks at, as far as a running server can. */
export class SystemHealth {
  private readonly logger = new Logger(SystemHealth.name);

  constructor(private readonly setting: Setting) {}

  async checks(): Promise<readonly HealthCheck[]> {
    const state = await this.setting.database.systemTransaction((run) => readSystemState(run, []));
    const looks: Readonly<Record<HealthCheckName, () => Found | Promise<Found>>> = {
      versions: () => this.versions(),
      log: () => this.log(state),
      jobs: () => jobs(state),
      mail: () => this.mail(state),
      backups: () => this.backups(),
      disk: () => this.disk(),
    };
    const checks: HealthCheck[] = [];
    for (const [check, look] of Object.entries(looks) as [HealthCheckName, () => Found | Promise<Found>][]) {
      const [state, sentence] = await (async () => look())().catch((error: unknown): Found => {
        this.logger.warn(`${check} could not be checked: ${(error as Error).message}`);
        return ['warning', t('api.healthUnknown')];
      });
      checks.push({ check, state, sentence });
    }
    return checks;
  }

  private async versions(): Promise<Found> {
    const [server] = await this.setting.database.system<{ version: string }>({
      name: 'version-of-postgres',
      text: "SELECT split_part(current_setting('server_version'), ' ', 1) AS version",
    });
    return ['ok', t('api.healthVersions', { version: this.setting.web.version, postgres: server?.version ?? '' })];
  }

  private log({ stoppedSchools, sealingLag }: SystemState): Found {
    const { refusal } = this.setting.continuity;
    if (refusal) return ['problem', refusal.message];
    if (stoppedSchools > 0) return ['problem', t('api.healthSealingStopped', { count: stoppedSchools })];
    const state = stateOfSealing(sealingLag);
    if (state === 'ok') return [state, t('api.healthLogWhole')];
    return [state, t('api.healthSealingLate', { minutes: minutesIn(sealingLag) })];
  }

  private mail({ oldestMail }: SystemState): Found {
    if (!this.setting.web.mail) return ['warning', t('api.healthMailOff')];
    if (oldestMail <= 3_600) return ['ok', t('api.healthMailSent')];
    return ['problem', t('api.healthMailLate', { minutes: minutesIn(oldestMail) })];
  }

  private async backups(): Promise<Found> {
    const { backups, clock, macKey } = this.setting;
    if (!backups) return ['warning', t('api.healthBackupsOff')];
    let stored: readonly StoredBackup[];
    try {
      stored = await backupsIn(await openBackupStore(backups.location, backups.s3, macKey));
    } catch (error) {
      if (!(error instanceof BackupProblem)) throw error;
      this.logger.warn(error.message);
      return ['problem', t('api.healthBackupsUnreachable')];
    }
    const newest = stored.find(({ isRestorePoint }) => !isRestorePoint);
    if (!newest) return ['warning', t('api.healthBackupsNone')];
    const hours = Math.round((Number(clock.now()) - Number(newest.at)) / HOUR_MS);
    const state = stateOfBackups(hours);
    return [state, state === 'ok' ? t('api.healthBackupsNewest', { hours }) : t('api.healthBackupsOld', { hours })];
  }

  private async disk(): Promise<Found> {
    const { backups, checkpointFolder } = this.setting;
    const folders = [checkpointFolder, ...(backups ? [backups.location] : [])].filter((folder) => existsSync(folder));
    const all = await Promise.all(folders.map(async (folder) => ({ folder, gib: await freeGib(folder) })));
    const [least] = all.sort((a, b) => a.gib - b.gib);
    if (!least) return ['warning', t('api.healthUnknown')];
    const [state, gib] = [stateOfDisk(least.gib), Math.floor(least.gib * 10) / 10];
    return [
      state,
      state === 'ok' ? t('api.healthDiskFree', { gib }) : t('api.healthDiskShort', { gib, folder: least.folder }),
    ];
  }
}

function jobs({ tasks }: SystemState): Found {
  const oldest = Math.max(0, ...tasks.map((task) => task.oldest));
  const failed = tasks.reduce((sum, task) => sum + task.failed, 0);
  if (stateOfJobs(oldest) !== 'ok') return ['warning', t('api.healthJobsLate', { minutes: minutesIn(oldest) })];
  return failed > 0 ? ['warning', t('api.healthJobsFailed', { count: failed })] : ['ok', t('api.healthJobsDone')];
}

const minutesIn = (seconds: number): number => Math.round(seconds / 60);
