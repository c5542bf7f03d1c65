import { Module, type DynamicModule } from '@nestjs/common';
import { AccessLogModule } from '../platform/access-log/access-log.module.js';
import type { RetentionSource } from '../platform/event-log/retention.js';
import { ApplyRetention, RETENTION_SOURCES } from './apply-retention.js';
import {
  AttachStatementHandler,
  DecideRecordRequestHandler,
  OpenRecordRequestHandler,
  WithdrawRecordRequestHandler,
} from './commands/record-request.js';
import { LiftHoldHandler, PlaceHoldHandler, SetRetentionHandler } from './commands/retention.js';
import { PersonAccessesController, RecordRequestsController } from './http/record-requests.controller.js';
import { RetentionController } from './http/retention.controller.js';
import { RecordRequests } from './persistence/record-requests.js';
import { RetentionSchedules } from './persistence/retention-schedules.js';

@Module({
  imports: [AccessLogModule],
  controllers: [PersonAccessesController, RecordRequestsController, RetentionController],
  providers: [
    ApplyRetention,
    RecordRequests,
    RetentionSchedules,
    AttachStatementHandler,
    DecideRecordRequestHandler,
    LiftHoldHandler,
    OpenRecordRequestHandler,
    PlaceHoldHandler,
    SetRetentionHandler,
    WithdrawRecordRequestHandler,
  ],
})
export class PrivacyModule {
  /** `sources`: what schools may keep for some years only. */
  static with(sources: readonly RetentionSource[]): DynamicModule {
    return { module: PrivacyModule, providers: [{ provide: RETENTION_SOURCES, useValue: sources }] };
  }
}
