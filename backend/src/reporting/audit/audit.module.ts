import { Module } from '@nestjs/common';
import { SealingModule } from '../../platform/sealing/sealing.module.js';
import { AuditController } from './http/audit.controller.js';
import { SampleController } from './http/sample.controller.js';
import { DrawSampleHandler } from './queries/draw-sample.js';
import { FindPeopleHandler } from './queries/find-people.js';
import { ListAnomaliesHandler } from './queries/list-anomalies.js';
import { ListDecidersHandler } from './queries/list-deciders.js';
import { ListEventsHandler } from './queries/list-events.js';
import { ReadIntegrityHandler } from './queries/read-integrity.js';
import { ReadTrailHandler } from './queries/read-trail.js';

/** What a compliance reviewer asks of the log. */
@Module({
  imports: [SealingModule],
  controllers: [AuditController, SampleController],
  providers: [
    DrawSampleHandler,
    FindPeopleHandler,
    ListAnomaliesHandler,
    ListDecidersHandler,
    ListEventsHandler,
    ReadIntegrityHandler,
    ReadTrailHandler,
  ],
})
export class AuditModule {}
