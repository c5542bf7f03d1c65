import { hoursBetween, LIMITS } from '@hourtrail/contracts';
import * as attendance from './attendance.rules.js';
import type { Attended, Attendee } from './attendance.rules.js';
import { problemsOfCorrection, requireAll } from './entry-fields.rules.js';
import { evolve } from './evolve.js';
import { emptyEntry, type EntryFields, type HoursEvent, type HoursEventOf } from './volunteer-hours.events.js';
import { begun, commented, unexplained, verify } from './volunteer-hours.js';
import * as rules from './volunteer-hours.rules.js';
import type { Circumstances, Person } from './volunteer-hours.state.js';

export interface AttendanceRequest {
  readonly by: Person;
  readonly verified: boolean;
  readonly reason?: string | null | undefined;
}

/** Checked once for all attendees. */
export function takeAttendance(attended: Attended, { by, verified }: AttendanceRequest): void {
  attendance.itsCoordinatorAndStaffTakeAttendance(attended, by);
  if (verified) attendance.onlyItsCoordinatorVerifiesAtOnce(attended, by);
  attendance.whatWasCancelledHadNobody(attended);
  attendance.nobodyIsThereLongBefore(attended);
}

export function markPresent(
  attended: Attended,
  attendee: Attendee,
  { by, verified, reason }: AttendanceRequest,
  now: Circumstances,
): readonly HoursEvent[] {
  rules.nobodyDecidesOnTheirOwnHours(attendee.id, by);
  attendance.theyVolunteerHere(attendee);
  attendance.nobodyIsThereTwice(attendee);
  const present = beginning('hours.marked-present', attended, attendee.id, now);
  const why = by.organizationId === attended.organizationId ? {} : unexplained(reason);
  const marked: HoursEventOf<'hours.marked-present'> = {
    ...present,
    data: { ...present.data, ...why },
    texts: { ...present.texts, ...commented(reason) },
  };
  return verified ? [marked, ...verifiedAtOnce(marked, attended, by)] : [marked];
}

export function mayCheckIn(attended: Attended, attendee: Attendee): void {
  attendance.whatWasCancelledHadNobody(attended);
  attendance.onlyWhoHasAPlaceChecksIn(attendee);
  attendance.nobodyIsThereLongBefore(attended);
  attendance.theCodeEndsAfterIt(attended);
}

export function checkIn(attended: Attended, by: Person, now: Circumstances): readonly HoursEvent[] {
  rules.onlyVolunteersLogHours(by);
  return [beginning('hours.checked-in', attended, by.id, now)];
}

function beginning<Type extends 'hours.marked-present' | 'hours.checked-in'>(
  type: Type,
  attended: Attended,
  student: number,
  now: Circumstances,
) {
  const fields = entryFrom(attended, now);
  // staff gave out the code or took the list, so the rules for entries by staff apply
  requireAll('hours.incomplete', problemsOfCorrection(fields, student, now));
  const begins = begun(type, 'pending', fields, student);
  return { ...begins, data: { ...begins.data, opportunity: attended.id } };
}

/** A coordinator who is no longer a verifier can't verify the entry. */
function entryFrom(attended: Attended, { verifier }: Circumstances): EntryFields {
  const { title, organizationName, date, startTime, endTime, coordinatorId } = attended;
  const steps = Math.floor(hoursBetween(startTime, endTime) / LIMITS.hoursStep);
  const isStillVerifier = verifier !== undefined && verifier.id === coordinatorId && verifier.role === 'verifier';
  return {
    ...emptyEntry(date),
    organizationName,
    description: title,
    startTime,
    endTime,
    hundredths: steps * LIMITS.hoursStep * 100,
    verifierId: isStillVerifier && verifier.isActive ? coordinatorId : null,
  };
}

function verifiedAtOnce(marked: HoursEvent, { organizationId }: Attended, by: Person): readonly HoursEvent[] {
  const { type, data, texts = {} } = marked;
  // placeholders: the rules of verify() read neither the entry's id nor its start
  const begins = { organizationId, stream: 'hours/0', version: 1, at: new Date(0), actor: by };
  const entry = evolve(undefined, { ...begins, type, data, texts });
  return verify(entry, by, {}).map((event) => ({ ...event, data: { ...event.data, sameAct: true } }));
}
