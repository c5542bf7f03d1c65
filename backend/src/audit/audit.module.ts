import { Module, type DynamicModule } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { Snapshots } from '../platform/database/snapshots.js';
import type { Runtime } from '../platform/platform.module.js';
import { Continuity } from '../platform/sealing/continuity.js';
import { ExternalCheckpoints } from '../platform/sealing/external-checkpoints.js';
import { SealKeys } from '../platform/sealing/seal-keys.js';
import { Sealer } from '../platform/sealing/sealer.js';
import { FullChecks } from './checks/full-checks.js';
import { LogIntegrity } from './checks/log-integrity.js';
import { RecordTrails } from './checks/record-trails.js';
import { EvidenceAccess } from './evidence/evidence-access.js';
import { EvidenceMaker } from './evidence/evidence-maker.js';
import { AuditController } from './http/audit.controller.js';
import { EvidenceController } from './http/evidence.controller.js';
import { ProofsController } from './http/proofs.controller.js';
import { SampleController } from './http/sample.controller.js';
import { CheckpointMailer } from './mail/checkpoint-mailer.js';
import { LogProofs } from './proofs/log-proofs.js';
import { DrawSampleHandler } from './queries/draw-sample.js';
import { FindPeopleHandler } from './queries/find-people.js';
import { ListAnomaliesHandler } from './queries/list-anomalies.js';
import { ListDecidersHandler } from './queries/list-deciders.js';
import { ListEventsHandler } from './queries/list-events.js';
import { ReadIntegrityHandler } from './queries/read-integrity.js';
import { ReadTrailHandler } from './queries/read-trail.js';

/** Lets anyone check the log without trusting the server. No other module depends on it. */
@Module({
  controllers: [AuditController, EvidenceController, ProofsController, SampleController],
  providers: [
    CheckpointMailer,
    EvidenceAccess,
    EvidenceMaker,
    LogProofs,
    {
      provide: LogIntegrity,
      inject: [Database, SealKeys, ExternalCheckpoints, Sealer, Continuity, FullChecks],
      useFactory: (...parts: ConstructorParameters<typeof LogIntegrity>) => new LogIntegrity(...parts),
    },
    DrawSampleHandler,
    FindPeopleHandler,
    ListAnomaliesHandler,
    ListDecidersHandler,
    ListEventsHandler,
    ReadIntegrityHandler,
    ReadTrailHandler,
  ],
})
export class AuditModule {
  static with({ macKey, clock, sealing, files }: Runtime): DynamicModule {
    return {
      module: AuditModule,
      providers: [
        {
          provide: RecordTrails,
          inject: [Database],
          useFactory: (database: Database) => new RecordTrails(database, macKey),
        },
        {
          provide: FullChecks,
          inject: [Database, Snapshots, SealKeys],
          useFactory: (database: Database, snapshots: Snapshots, keys: SealKeys) =>
            new FullChecks({ ...sealing, database, snapshots, keys, clock, macKey, files }),
        },
      ],
    };
  }
}
