import { t, type AttendanceAnswer, type AttendanceResult } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Change } from '../../platform/event-log/unit-of-work.js';
import { DomainError, notFound } from '../../platform/kernel/domain-error.js';
import { markPresent, takeAttendance, type AttendanceRequest } from '../domain/attendance.js';
import { isThereAlready } from '../domain/attendance.rules.js';
import type { VolunteerHours } from '../domain/volunteer-hours.state.js';
import { AttendanceStore, type LoadedAttendance, type LoadedAttendee } from '../persistence/attendance-store.js';
import { HoursStore, saveInHalves, type HoursActor } from '../persistence/hours-store.js';

/** Each person gets their own result: one error doesn't stop the others. */
export class RecordAttendance extends Command<AttendanceAnswer> {
  constructor(
    readonly request: AttendanceRequest & { readonly by: HoursActor },
    readonly opportunityId: number,
    readonly userIds: readonly number[],
  ) {
    super();
  }
}

type EntryChange = Change<VolunteerHours>;

@CommandHandler(RecordAttendance)
export class RecordAttendanceHandler implements ICommandHandler<RecordAttendance> {
  constructor(
    private readonly attendance: AttendanceStore,
    private readonly hours: HoursStore,
  ) {}

  async execute({ request, opportunityId, userIds }: RecordAttendance): Promise<AttendanceAnswer> {
    const found = await this.attendance.find(request.by, opportunityId, userIds);
    if (!found) throw notFound();
    takeAttendance(found.attended, request);
    const known = new Map(found.people.map((person) => [person.id, person]));
    const decided = userIds.map((id) => markOne(found, request, known.get(id) ?? id));
    const personOf = new Map(found.people.map(({ id, nextId }) => [nextId, id]));
    const actor = { ...request.by, organizationId: found.attended.organizationId };
    const results = await saveInHalves(
      decided.filter((one): one is EntryChange => 'events' in one),
      async (changes) => (await this.hours.save(actor, changes)).map(doneWith),
      ({ id }, error) => refused(personOf.get(id) as number, error),
    );
    const of = new Map([...decided.filter((one) => 'outcome' in one), ...results].map((one) => [one.userId, one]));
    return { results: userIds.map((id) => of.get(id) ?? notThere(id)) };
  }
}

function markOne(
  { attended, now }: LoadedAttendance,
  request: AttendanceRequest,
  person: LoadedAttendee | number,
): EntryChange | AttendanceResult {
  if (typeof person === 'number') return notThere(person);
  if (!person.hasPlace) return notThere(person.id);
  try {
    return { id: person.nextId, state: undefined, events: markPresent(attended, person, request, now) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refused(person.id, error);
  }
}

const doneWith = ({ id, studentId, status }: VolunteerHours): AttendanceResult => ({
  userId: studentId,
  outcome: 'done',
  entryId: id,
  status,
});

/** One message for people who aren't signed up, wait in line or don't exist, so that ids can't be probed. */
const notThere = (userId: number): AttendanceResult => ({
  userId,
  outcome: 'not-found',
  code: 'attendance.no-place',
  message: t('apiHours.theyHaveNoSpot'),
});

/** If someone else marked them at the same moment, the error is the same as for any existing entry. */
const refused = (userId: number, error: DomainError): AttendanceResult => {
  const { code, message } = error.code === 'hours.opportunity-logged' ? isThereAlready() : error;
  return { userId, outcome: 'refused', code, message };
};
