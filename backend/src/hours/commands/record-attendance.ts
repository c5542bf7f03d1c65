import { t, type AttendanceAnswer, type AttendanceResult } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Change } from '../../platform/event-log/unit-of-work.js';
import { DomainError, notFound } from '../../platform/kernel/domain-error.js';
import { correctHours, markPresent, takeAttendance, takeBack, type AttendanceRequest } from '../domain/attendance.js';
import { isThereAlready, nothingIsRecorded, onlyStaffMarkWhoNeverSignedUp } from '../domain/attendance.rules.js';
import type { HoursEvent } from '../domain/volunteer-hours.events.js';
import type { Circumstances, VolunteerHours } from '../domain/volunteer-hours.state.js';
import { AttendanceStore, type LoadedAttendance, type LoadedAttendee } from '../persistence/attendance-store.js';
import { HoursStore, saveInHalves, type HoursActor } from '../persistence/hours-store.js';

/** Each person gets their own result: one error doesn't stop the others. */
export class RecordAttendance extends Command<AttendanceAnswer> {
  constructor(
    readonly request: AttendanceToRecord,
    readonly opportunityId: number,
    readonly userIds: readonly number[],
  ) {
    super();
  }
}

type AttendanceToRecord = AttendanceRequest & {
  readonly by: HoursActor;
  /** Takes back that they were there. */
  readonly absent?: boolean;
};

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
    const actor = { ...request.by, organizationId: found.attended.organizationId };
    const entries = await this.entriesToCorrect(request, found);
    const known = new Map(found.people.map((person) => [person.id, person]));
    const decided = userIds.map((id) => decideOne(found, request, known.get(id) ?? id, entries));
    const personOf = new Map(found.people.map(({ id, nextId }) => [nextId, id]));
    const results = await saveInHalves(
      decided.filter((one): one is EntryChange => 'events' in one),
      async (changes) => (await this.hours.save(actor, changes)).map(doneWith),
      ({ id, state }, error) => refused(state?.studentId ?? (personOf.get(id) as number), error),
    );
    const of = new Map([...decided.filter((one) => 'outcome' in one), ...results].map((one) => [one.userId, one]));
    return { results: userIds.map((id) => of.get(id) ?? notThere(id)) };
  }

  /** Without hours or an absence nothing is corrected: whoever has an entry already was there. */
  private async entriesToCorrect(
    { by, hundredths, absent }: AttendanceToRecord,
    { attended, people }: LoadedAttendance,
  ): Promise<ReadonlyMap<number, VolunteerHours>> {
    const ids = people.flatMap(({ entryId }) => entryId ?? []);
    if ((hundredths === undefined && !absent) || ids.length === 0) return new Map();
    const loaded = await this.hours.findMany(by, attended.organizationId, ids);
    return new Map([...loaded.values()].map(({ entry }) => [entry.studentId, entry]));
  }
}

function decideOne(
  found: LoadedAttendance,
  request: AttendanceToRecord,
  person: LoadedAttendee | number,
  entries: ReadonlyMap<number, VolunteerHours>,
): EntryChange | AttendanceResult {
  if (typeof person === 'number') return notThere(person);
  const entry = entries.get(person.id);
  if (!entry && !onlyStaffMarkWhoNeverSignedUp(person, request.by)) return notThere(person.id);
  try {
    if (!entry && request.absent) throw nothingIsRecorded();
    const events = entry
      ? corrections(entry, request, found.now)
      : markPresent(found.attended, person, request, found.now);
    if (entry && events.length === 0) return doneWith(entry);
    return { id: entry?.id ?? person.nextId, state: entry, events };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refused(person.id, error);
  }
}

const corrections = (entry: VolunteerHours, request: AttendanceToRecord, now: Circumstances): readonly HoursEvent[] =>
  request.absent ? takeBack(entry, request) : correctHours(entry, request.hundredths as number, request, now);

const doneWith = ({ id, studentId, status, deletedAt }: VolunteerHours): AttendanceResult => ({
  userId: studentId,
  outcome: 'done',
  ...(deletedAt === null && { entryId: id, status }),
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
