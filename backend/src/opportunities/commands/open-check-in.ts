import { LIMITS, type CheckInCode as Shown } from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { schoolOfRecord } from '../../platform/event-log/records.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { newCode } from '../../platform/web/access/code-guesses.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { openCheckIn, type CheckInCode } from '../domain/check-in-code.js';
import { lockOpportunity, type Publisher } from '../persistence/opportunity-store.js';
import { checkInCodeStream, opportunityStream } from '../persistence/opportunity-streams.js';
import { localTime } from '../persistence/opportunity-view.js';

export class OpenCheckIn extends Command<Shown> {
  constructor(
    readonly by: Publisher,
    readonly id: number,
    readonly request: { readonly renew: boolean; readonly reason?: string | null | undefined },
  ) {
    super();
  }
}

interface LoadedRow {
  time_zone: string;
  open: CheckInCode | null;
}

@CommandHandler(OpenCheckIn)
export class OpenCheckInHandler implements ICommandHandler<OpenCheckIn> {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ by, id, request }: OpenCheckIn): Promise<Shown> {
    const organizationId = await schoolOfRecord(this.database, opportunityStream, { by, id });
    const actor = { ...by, organizationId };
    const open = async (): Promise<string> => {
      const [row] = await this.database.read<LoadedRow>(organizationId, {
        name: 'opportunity-to-check-in-to',
        text: FIND,
        values: [organizationId, id],
      });
      if (!row) throw notFound();
      const before = row.open ?? undefined;
      const now = localTime(this.clock.now(), row.time_zone);
      const opening = { by, ...request, fresh: newCode(LIMITS.attendanceCodeLength) };
      const events = openCheckIn(opportunityStream.stateOf(row), before, opening, now);
      if (events.length === 0) return before?.code as string;
      await this.work.commit(actor, checkInCodeStream, [{ id, state: before, events }]);
      return opening.fresh;
    };
    // the row lock gives two concurrent requests the same code
    const code = await this.database.transaction(actor, open, [lockOpportunity(organizationId, id)]);
    return { code, url: `${this.options.publicUrl}/opportunities?opportunity=${id}&code=${code}` };
  }
}

const FIND = `
  SELECT o.*, z.time_zone, (SELECT json_build_object('organizationId', a.organization_id, 'id', a.id,
      'version', a.version, 'code', a.code) FROM opportunities.attendance_codes a
    WHERE (a.organization_id, a.id) = (o.organization_id, o.id)) AS open
  FROM opportunities.opportunities o JOIN directory.schools z ON z.organization_id = o.organization_id
  WHERE o.organization_id = $1 AND o.id = $2`;
