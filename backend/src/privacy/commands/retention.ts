import type { HoldView, PlaceHold as NewHold, RetentionView, SetRetention as NewRetention } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { setRetention } from '../domain/retention.js';
import { RetentionSchedules } from '../persistence/retention-schedules.js';

export class SetRetention extends Command<RetentionView> {
  constructor(
    readonly by: Actor,
    readonly organizationId: number,
    readonly input: NewRetention,
  ) {
    super();
  }
}

@CommandHandler(SetRetention)
export class SetRetentionHandler implements ICommandHandler<SetRetention> {
  constructor(private readonly schedules: RetentionSchedules) {}

  execute({ by, organizationId, input }: SetRetention): Promise<RetentionView> {
    return this.schedules.set(by, organizationId, (before) => setRetention(before, by, input), input.version);
  }
}

export class PlaceHold extends Command<HoldView> {
  constructor(
    readonly by: Actor,
    readonly organizationId: number,
    readonly input: NewHold,
  ) {
    super();
  }
}

@CommandHandler(PlaceHold)
export class PlaceHoldHandler implements ICommandHandler<PlaceHold> {
  constructor(private readonly schedules: RetentionSchedules) {}

  execute({ by, organizationId, input: { userId, reason } }: PlaceHold): Promise<HoldView> {
    return this.schedules.place(by, organizationId, { userId: userId ?? null, reason });
  }
}

export class LiftHold extends Command<void> {
  constructor(
    readonly record: OnRecord,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(LiftHold)
export class LiftHoldHandler implements ICommandHandler<LiftHold> {
  constructor(private readonly schedules: RetentionSchedules) {}

  execute({ record, reason }: LiftHold): Promise<void> {
    return this.schedules.lift(record, reason);
  }
}
