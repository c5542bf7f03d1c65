import { Logger, Module, type DynamicModule, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Clock } from '../kernel/clock.js';
import { Sweeper } from '../web/sweeper.js';
import { SWEEPS } from './import-runs.js';
import { IMPORTINGS, Importer } from './importer.js';
import type { AnyImporting } from './importing.js';
import { ImportsController, NamedSchools } from './imports.controller.js';
import { ListImports } from './list-imports.js';
import { LATER_ROSTER } from './roster-records.js';
import { ROSTER_OBSTACLES, UndoImports, type RosterObstacles } from './undo-imports.js';

@Module({})
export class ImportsModule implements OnApplicationBootstrap {
  private readonly log = new Logger(ImportsModule.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    for (const sweep of SWEEPS) sweeper.add(sweep);
  }

  /** Global, because a roster is imported by the module of schools. */
  static with(importings: readonly AnyImporting[], { changed, used }: RosterObstacles): DynamicModule {
    return {
      module: ImportsModule,
      global: true,
      controllers: [ImportsController],
      providers: [
        { provide: IMPORTINGS, useValue: importings },
        { provide: ROSTER_OBSTACLES, useValue: { changed: [LATER_ROSTER, ...changed], used } },
        Importer,
        UndoImports,
        ListImports,
        NamedSchools,
      ],
      exports: [Importer, ListImports, NamedSchools],
    };
  }

  /** At once, so that imports of a killed server are shown as failed from the start. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      for (const sweep of SWEEPS) await this.database.system(sweep(this.clock.now()));
    } catch (error) {
      this.log.warn(error);
    }
  }
}
