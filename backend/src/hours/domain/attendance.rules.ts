import { t, LIMITS, reachOf, type AttendanceWindow } from '@hourtrail/contracts';
import { conflict, forbidden, type DomainError } from '../../platform/kernel/domain-error.js';
import { creditedHours, isDecided, isVisibleTo } from './volunteer-hours.rules.js';
import type { Person, VolunteerHours } from './volunteer-hours.state.js';

export interface Attended {
  readonly id: number;
  readonly organizationId: number;
  readonly title: string;
  readonly organizationName: string;
  readonly date: string;
  readonly startTime: string;
  /** At or before the start, it is on the next day. */
  readonly endTime: string;
  readonly coordinatorId: number | null;
  readonly isCancelled: boolean;
  readonly window: AttendanceWindow;
}

export interface Attendee {
  readonly id: number;
  readonly hasPlace: boolean;
  /** Is still a student or parent of the school. */
  readonly volunteers: boolean;
  /** Has an entry from it, even a draft. */
  readonly isLogged: boolean;
}

const isStaff = (by: Person): boolean =>
  reachOf(by.role, 'attendance.take').some((reach) => reach === 'school' || reach === 'everywhere');

const coordinates = ({ coordinatorId }: Attended, by: Person): boolean =>
  by.role === 'verifier' && by.id === coordinatorId;

export function itsCoordinatorAndStaffTakeAttendance(attended: Attended, by: Person): void {
  if (isStaff(by) || coordinates(attended, by)) return;
  throw forbidden('attendance.not-yours', t('apiOpportunities.checkInNotYours'));
}

/** The entry names the coordinator as verifier, so no one else can verify it. */
export function onlyItsCoordinatorVerifiesAtOnce(attended: Attended, by: Person): void {
  if (coordinates(attended, by)) return;
  throw forbidden('attendance.not-coordinator', t('apiHours.onlyCoordinatorMarks'));
}

export function whatWasCancelledHadNobody({ isCancelled }: Attended): void {
  if (isCancelled) throw conflict('opportunities.cancelled', t('apiOpportunities.cancelled'));
}

export function nobodyIsThereLongBefore({ window }: Attended): void {
  if (window !== 'early') return;
  throw conflict('attendance.too-early', t('apiHours.attendanceTooEarly', { minutes: LIMITS.attendanceEarlyMinutes }));
}

export function theCodeEndsAfterIt({ window }: Attended): void {
  if (window === 'late') throw conflict('attendance.over', t('rules.checkInOver'));
}

export function onlyWhoHasAPlaceChecksIn({ hasPlace }: Attendee): void {
  if (!hasPlace) throw conflict('attendance.no-place', t('apiHours.noSpot'));
}

/** Staff know who is at the school. Others would learn whether a number is anyone's. */
export const onlyStaffMarkWhoNeverSignedUp = ({ hasPlace }: Attendee, by: Person): boolean => hasPlace || isStaff(by);

export function theyVolunteerHere({ volunteers }: Attendee): void {
  if (volunteers) return;
  throw conflict('attendance.no-volunteer', t('apiHours.notVolunteer'));
}

export function nobodyIsThereTwice({ isLogged }: Attendee): void {
  if (isLogged) throw isThereAlready();
}

export const nothingIsRecorded = (): DomainError => conflict('attendance.not-recorded', t('apiHours.nothingRecorded'));

export const isThereAlready = (): DomainError => conflict('hours.opportunity-logged', t('apiHours.entryExists'));

/** Until then, whoever takes attendance corrects what it recorded. */
export function whatIsDecidedIsNotCorrectedHere(entry: VolunteerHours, by: Person): void {
  if (!isVisibleTo(entry, by) || entry.status === 'draft') throw isThereAlready();
  if (!isDecided(entry)) return;
  throw conflict('attendance.decided', t('apiHours.attendanceDecided', { status: entry.status }));
}

/** What people log themselves is reviewed. */
export function onlyWhatWasMarkedIsTakenBack({ createdBy, studentId }: VolunteerHours): void {
  if (createdBy !== studentId) return;
  throw conflict('attendance.logged-themselves', t('apiHours.loggedThemselves'));
}

/** As in a review. */
export function nobodyGetsMoreThanTheyLogged(entry: VolunteerHours, hundredths: number): void {
  if (entry.createdBy === entry.studentId) creditedHours(entry, { hundredths });
}
