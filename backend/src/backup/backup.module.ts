import { Module, type DynamicModule } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.js';
import type { Runtime } from '../platform/platform.module.js';
import { Continuity } from '../platform/sealing/continuity.js';
import { Database } from '../platform/database/database.js';
import { WEB_OPTIONS, type WebOptions } from '../platform/web/web-options.js';
import { DoctorController } from './doctor.controller.js';
import { ScheduledBackups } from './scheduled-backups.js';
import { SystemHealth } from './system-health.js';

@Module({})
export class BackupModule {
  static with({ clock, files, sealing, backups, macKey, telemetry }: Runtime): DynamicModule {
    return {
      module: BackupModule,
      controllers: [DoctorController],
      providers: [
        {
          provide: SystemHealth,
          inject: [Database, Continuity, WEB_OPTIONS],
          useFactory: (database: Database, continuity: Continuity, web: WebOptions) =>
            new SystemHealth({
              database,
              continuity,
              clock,
              web,
              macKey,
              backups,
              checkpointFolder: sealing.external.folder,
            }),
        },
        {
          provide: ScheduledBackups,
          inject: [Jobs],
          useFactory: (jobs: Jobs) =>
            new ScheduledBackups(jobs, clock, { files, macKey, external: sealing.external }, backups, telemetry),
        },
      ],
    };
  }
}
