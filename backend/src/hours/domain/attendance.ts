import { hoursBetween, LIMITS } from '@hourtrail/contracts';
import * as attendance from './attendance.rules.js';
import type { Attended, Attendee } from './attendance.state.js';
import { evolve } from './evolve.js';
import { emptyEntry, type EntryFields, type HoursEvent, type HoursEventOf } from './volunteer-hours.events.js';
import { begun, commented, unexplained, verify } from './volunteer-hours.js';
import * as rules from './volunteer-hours.rules.js';
import type { Circumstances, Person } from './volunteer-hours.state.js';

/** How somebody takes attendance. */
export interface Taking {
  readonly by: Person;
  /** The coordinator vouches for it in the same act. */
  readonly verified: boolean;
  readonly reason?: string | null | undefined;
}

/** Whether this person can take attendance at all; it is asked once for all whom they mark. */
export function takeAttendance(attended: Attended, { by, verified }: Taking): void {
  attendance.itsCoordinatorAndStaffTakeAttendance(attended, by);
  if (verified) attendance.onlyItsCoordinatorVerifiesAtOnce(attended, by);
  attendance.whatWasCancelledHadNobody(attended);
  attendance.nobodyIsThereLongBefore(attended);
}

/** Somebody was there: they get a pending entry with the times of the opportunity, its coordinator as verifier. */
export function markPresent(
  attended: Attended,
  attendee: Attendee,
  { by, verified, reason }: Taking,
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

/** Whether somebody can check in with the code of an opportunity, if they have it. */
export function mayCheckIn(attended: Attended, attendee: Attendee): void {
  attendance.whatWasCancelledHadNobody(attended);
  attendance.onlyWhoHasAPlaceChecksIn(attendee);
  attendance.nobodyIsThereLongBefore(attended);
  attendance.theCodeEndsAfterIt(attended);
}

/** A volunteer is there and has the code of the day. */
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
  // staff opened the code or held the list, so that it is held to what staff enter
  rules.requireAll('hours.incomplete', rules.problemsOfCorrection(fields, student, now));
  const begins = begun(type, 'pending', fields, student);
  return { ...begins, data: { ...begins.data, opportunity: attended.id } };
}

/** What the opportunity says; a coordinator who has left since can verify nothing. */
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
  // no rule of verifying asks for the number of the entry, nor when it began
  const begins = { organizationId, stream: 'hours/0', version: 1, at: new Date(0), actor: by };
  const entry = evolve(undefined, { ...begins, type, data, texts });
  return verify(entry, by, {}).map((event) => ({ ...event, data: { ...event.data, sameAct: true } }));
}
