import { t, normalCode, type HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError, invalid, notFound } from '../../platform/kernel/domain-error.js';
import { CodeGuesses } from '../../platform/web/access/code-guesses.js';
import { checkIn, mayCheckIn } from '../domain/attendance.js';
import { AttendanceStore, type LoadedAttendance } from '../persistence/attendance-store.js';
import { HoursStore, type HoursActor } from '../persistence/hours-store.js';

/** Idempotent: a second check-in returns the existing entry. */
export class CheckIn extends Command<HoursView> {
  constructor(
    readonly by: HoursActor,
    readonly opportunityId: number,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(CheckIn)
export class CheckInHandler implements ICommandHandler<CheckIn> {
  constructor(
    private readonly attendance: AttendanceStore,
    private readonly hours: HoursStore,
    private readonly guesses: CodeGuesses,
  ) {}

  async execute({ by, opportunityId, code }: CheckIn): Promise<HoursView> {
    const { attended, me } = await this.find(by, opportunityId);
    mayCheckIn(attended, me);
    const right = await this.guesses.find(by, 'check-in', {
      name: 'attendance-code',
      text: `SELECT FROM directory.attendance_codes WHERE (organization_id, opportunity_id, code) = ($1, $2, $3)`,
      values: [by.organizationId, opportunityId, normalCode(code)],
    });
    if (!right) throw wrongCode();
    if (me.entryId !== null) return this.present(by, me.entryId);
    const of = { volunteer: by.id, verifier: attended.coordinatorId };
    try {
      return await this.hours.begin(by, of, (now) => checkIn(attended, by, now));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'hours.opportunity-logged') throw error;
      const { entryId } = (await this.find(by, opportunityId)).me;
      if (entryId === null) throw error;
      return this.present(by, entryId);
    }
  }

  private async find(by: HoursActor, opportunityId: number): Promise<LoadedAttendance & { me: AttendeeMe }> {
    const found = await this.attendance.find(by, opportunityId, [by.id]);
    const [me] = found?.people ?? [];
    if (!found || !me) throw notFound();
    return { ...found, me };
  }

  private present(by: HoursActor, id: number): Promise<HoursView> {
    return this.hours.decide({ by, id }, () => []);
  }
}

type AttendeeMe = LoadedAttendance['people'][number];

const wrongCode = (): DomainError =>
  invalid('attendance.wrong-code', [{ field: 'code', message: t('apiHours.wrongCode') }]);
