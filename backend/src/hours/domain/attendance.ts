import { hoursBetween, LIMITS } from '@hourtrail/contracts';
import * as attendance from './attendance.rules.js';
import type { Attended, Attendee } from './attendance.rules.js';
import { after } from './decide.js';
import { problemsOfCorrection, requireAll } from './entry-fields.rules.js';
import { evolve } from './evolve.js';
import { emptyEntry, type EntryFields, type HoursEvent, type HoursEventOf } from './volunteer-hours.events.js';
import { amended, begun, commented, removed, unexplained, verify } from './volunteer-hours.js';
import * as rules from './volunteer-hours.rules.js';
import type { Circumstances, Person, VolunteerHours } from './volunteer-hours.state.js';

export interface AttendanceRequest {
  readonly by: Person;
  readonly verified: boolean;
  /** Fewer than the opportunity lasts. */
  readonly hundredths?: number | undefined;
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
  { by, verified, hundredths, reason }: AttendanceRequest,
  now: Circumstances,
): readonly HoursEvent[] {
  rules.nobodyDecidesOnTheirOwnHours(attendee.id, by);
  attendance.theyVolunteerHere(attendee);
  attendance.nobodyIsThereTwice(attendee);
  const fields = entryFrom(attended, now);
  const present = beginning(
    'hours.marked-present',
    { ...fields, ...(hundredths && { hundredths }) },
    {
      opportunity: attended.id,
      student: attendee.id,
      now,
    },
  );
  const why = by.organizationId === attended.organizationId ? {} : unexplained(reason);
  const marked: HoursEventOf<'hours.marked-present'> = {
    ...present,
    data: { ...present.data, ...why },
    texts: { ...present.texts, ...commented(reason) },
  };
  return verified ? [marked, ...verifiedAtOnce(marked, attended, by)] : [marked];
}

/** The coordinator may verify the corrected hours in the same act. */
export function correctHours(
  entry: VolunteerHours,
  hundredths: number,
  { by, verified, reason }: AttendanceRequest,
  now: Circumstances,
): readonly HoursEvent[] {
  rules.nobodyDecidesOnTheirOwnHours(entry.studentId, by);
  attendance.whatIsDecidedIsNotCorrectedHere(entry, by);
  attendance.nobodyGetsMoreThanTheyLogged(entry, hundredths);
  const corrected = amended(entry, by, { fields: { hundredths }, reason }, now);
  // a placeholder: the rules of verify() don't read when it was corrected
  const state = after(entry, corrected, by, entry.statusSince);
  return verified && state.status === 'pending'
    ? [...corrected, ...verify(state, by, {}).map(inTheSameAct)]
    : corrected;
}

export function takeBack(entry: VolunteerHours, { by, reason }: AttendanceRequest): readonly HoursEvent[] {
  rules.nobodyDecidesOnTheirOwnHours(entry.studentId, by);
  attendance.whatIsDecidedIsNotCorrectedHere(entry, by);
  attendance.onlyWhatWasMarkedIsTakenBack(entry);
  return removed(entry, by, reason);
}

export function mayCheckIn(attended: Attended, attendee: Attendee): void {
  attendance.whatWasCancelledHadNobody(attended);
  attendance.onlyWhoHasAPlaceChecksIn(attendee);
  attendance.nobodyIsThereLongBefore(attended);
  attendance.theCodeEndsAfterIt(attended);
}

export function checkIn(attended: Attended, by: Person, now: Circumstances): readonly HoursEvent[] {
  rules.onlyVolunteersLogHours(by);
  const of = { opportunity: attended.id, student: by.id, now };
  return [beginning('hours.checked-in', entryFrom(attended, now), of)];
}

function beginning<Type extends 'hours.marked-present' | 'hours.checked-in'>(
  type: Type,
  fields: EntryFields,
  {
    opportunity,
    student,
    now,
  }: { readonly opportunity: number; readonly student: number; readonly now: Circumstances },
) {
  // staff gave out the code or took the list, so the rules for entries by staff apply
  requireAll('hours.incomplete', problemsOfCorrection(fields, student, now));
  const begins = begun(type, 'pending', fields, student);
  return { ...begins, data: { ...begins.data, opportunity } };
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
  const actor = { id: by.id, role: by.role, couldBe: by.couldBe ?? [] };
  const begins = { organizationId, stream: 'hours/0', version: 1, at: new Date(0), actor };
  const entry = evolve(undefined, { ...begins, type, data, texts });
  return verify(entry, by, {}).map(inTheSameAct);
}

const inTheSameAct = (event: HoursEventOf<'hours.verified'>): HoursEvent => ({
  ...event,
  data: { ...event.data, sameAct: true },
});
