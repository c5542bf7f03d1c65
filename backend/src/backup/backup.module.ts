import { Module, type DynamicModule } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.js';
import type { Runtime } from '../platform/platform.module.js';
import { ScheduledBackups } from './scheduled-backups.js';

@Module({})
export class BackupModule {
  static with({ clock, files, sealing, backups, telemetry }: Runtime): DynamicModule {
    return {
      module: BackupModule,
      providers: [
        {
          provide: ScheduledBackups,
          inject: [Jobs],
          useFactory: (jobs: Jobs) =>
            new ScheduledBackups(jobs, clock, { files, external: sealing.external }, backups, telemetry),
        },
      ],
    };
  }
}
