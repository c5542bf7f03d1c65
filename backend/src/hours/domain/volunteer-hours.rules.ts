import {
  HOURS_TRANSITIONS,
  actionsFrom,
  isVolunteer,
  noHoursMeansNoEntry,
  problemsOfEntry,
  reachOf,
  strictSchoolsAskForAVerifier,
  theDayIsRecentEnough,
  transitionOf,
  type HoursAction,
  type HoursPart,
  type HoursStatus,
  type HoursTransition,
  type Problem,
} from '@hourtrail/contracts';
import { conflict, forbidden, invalid, notFound, type DomainError } from '../../platform/kernel/domain-error.js';
import type { EntryFields } from './volunteer-hours.events.js';
import type { Circumstances, Joined, Person, Review, VolunteerHours } from './volunteer-hours.state.js';

/** In their own hours, a person is never more than the volunteer. */
export function partsOf(entry: VolunteerHours, by: Person): readonly HoursPart[] {
  if (by.id === entry.studentId) return isVolunteer(by.role) ? ['volunteer'] : [];
  if (by.role === 'verifier') return entry.verifierId === by.id ? ['verifier'] : [];
  const { role } = by;
  return role === 'teacher' || role === 'admin' || role === 'super-admin' ? [role] : [];
}

/** Only owners see drafts, only administrators deleted entries. Owners still see what earlier schools decided. */
export function isVisibleTo(entry: VolunteerHours, by: Person): boolean {
  if (by.role !== 'super-admin' && by.organizationId !== entry.organizationId) return isOfAnEarlierSchool(entry, by);
  const owns = by.id === entry.studentId;
  if (entry.status === 'draft') return owns && entry.deletedAt === null;
  if (entry.deletedAt !== null) return !owns && (by.role === 'admin' || by.role === 'super-admin');
  return owns || audits(by) || follows(by, entry.studentId) || partsOf(entry, by).length > 0;
}

const audits = ({ role }: Person): boolean =>
  reachOf(role, 'hours.read').includes('school') && reachOf(role, 'hours.review').length === 0;

const isOfAnEarlierSchool = (entry: VolunteerHours, by: Person): boolean =>
  by.id === entry.studentId &&
  by.organizationId !== entry.organizationId &&
  (by.earlierSchools ?? []).includes(entry.organizationId) &&
  isDecided(entry) &&
  entry.deletedAt === null;

export const isDecided = ({ status }: VolunteerHours): boolean => status === 'approved' || status === 'rejected';

const follows = (by: Person, studentId: number): boolean =>
  reachOf(by.role, 'hours.read').includes('family') && (by.follows ?? []).includes(studentId);

export function whoOnlyReadsChangesNothing(entry: VolunteerHours, by: Person): void {
  if (by.role !== 'super-admin' && isOfAnEarlierSchool(entry, by)) {
    throw forbidden(
      'hours.earlier-school',
      'Your earlier school decided on this entry. You can read it, not change it.',
    );
  }
  if (by.id !== entry.studentId && follows(by, entry.studentId)) {
    throw forbidden('hours.child-entry', 'You can follow the hours of your child, not change them.');
  }
  if (audits(by)) throw forbidden('hours.only-read', 'You can read every entry of your school, not change any.');
}

export const goesWithItsVolunteer = (entry: VolunteerHours): boolean => entry.deletedAt === null && !isDecided(entry);

function whatMovedAwayStaysAway(entry: VolunteerHours): void {
  if (entry.movedTo === null) return;
  const details = { current: 'deleted', allowed: [] };
  throw conflict('hours.moved-away', 'This entry went to another school with its volunteer. It ended here.', details);
}

function whatWasErasedStaysAsItIs(entry: VolunteerHours): void {
  if (entry.erasedAt === null) return;
  const details = { current: entry.deletedAt === null ? entry.status : 'deleted', allowed: [] };
  throw conflict('hours.erased', 'The volunteer of this entry was erased. It stays as it is.', details);
}

/** Throws the reason if this person can't take this action. */
export function edgeFor<Action extends HoursAction>(
  action: Action,
  entry: VolunteerHours,
  by: Person,
): HoursTransition<Action> {
  if (!isVisibleTo(entry, by)) throw notFound();
  whoOnlyReadsChangesNothing(entry, by);
  whatMovedAwayStaysAway(entry);
  whatWasErasedStaysAsItIs(entry);
  const parts = partsOf(entry, by);
  if (entry.deletedAt !== null) {
    throw conflict('hours.deleted', 'This entry was deleted. Restore it first.', {
      current: 'deleted',
      allowed: ['restore'],
    });
  }
  const edge = transitionOf(action, entry.status);
  if (!edge) {
    throw conflict('hours.wrong-state', `This entry is ${entry.status}: it is not possible to ${action} it now.`, {
      current: entry.status,
      allowed: actionsFrom(entry.status, parts),
    });
  }
  if (edge.who.some((part) => parts.includes(part))) return edge;
  if (parts.includes('volunteer') && (action === 'amend' || action === 'delete')) {
    const verb = action === 'amend' ? 'change' : 'delete';
    throw forbidden('hours.not-yours', `This entry is ${entry.status}. Only an administrator can ${verb} it now.`);
  }
  nobodyDecidesOnTheirOwnHours(entry.studentId, by);
  throw forbidden('hours.not-yours', `You may not ${action} this entry while it is ${entry.status}.`);
}

export function onlyVolunteersLogHours(by: Person): void {
  if (!isVolunteer(by.role)) throw forbidden('hours.not-yours', 'Only students and parents log hours of their own.');
}

/** One message for missing opportunities, other schools' and those not joined, so that ids can't be probed. */
export function hoursComeFromWhatOneJoined(joined: Joined | undefined): void {
  if (!joined || (joined.signedUp && joined.begun)) return;
  const message = joined.signedUp
    ? 'This opportunity has not begun yet.'
    : 'Choose an opportunity that you signed up to.';
  throw invalid('hours.not-joined', [{ field: 'opportunityId', message }]);
}

export function onlyAdministratorsAddHours(by: Person): void {
  if (by.role !== 'admin' && by.role !== 'super-admin') {
    throw forbidden('hours.not-yours', 'Only an administrator can add hours for somebody else.');
  }
}

export function nobodyDecidesOnTheirOwnHours(studentId: number, by: Person): void {
  if (by.id === studentId) throw forbidden('hours.own-entry', 'Nobody decides on their own hours.');
}

export function nobodyApprovesWhatTheyVerified(entry: VolunteerHours, by: Person): void {
  if (entry.pastVerifiers.includes(by.id)) {
    throw forbidden('hours.verified-by-you', 'You verified this entry, so somebody else has to approve it.');
  }
}

export function nobodyVerifiesWhatTheyApproved(entry: VolunteerHours, by: Person): void {
  if (entry.pastApprovers.includes(by.id)) {
    throw forbidden('hours.approved-by-you', 'You approved this entry before, so somebody else has to verify it.');
  }
}

export function onlyWhoVerifiedRetracts(entry: VolunteerHours, by: Person): void {
  if (entry.verifiedBy !== by.id) throw forbidden('hours.not-yours', 'Only the person who verified can take it back.');
}

export function strictSchoolsApproveWhatOthersVerified(entry: VolunteerHours, by: Person, now: Circumstances): void {
  if (now.approvalPolicy !== 'strict') return;
  if (entry.status !== 'verified') {
    throw conflict('hours.verification-required', 'This school approves only what a verifier has verified first.', {
      current: entry.status,
      allowed: actionsFrom(entry.status, partsOf(entry, by)).filter((action) => action !== 'approve'),
    });
  }
  if (entry.createdBy === by.id) {
    throw forbidden('hours.created-by-you', 'You created this entry, so somebody else has to approve it.');
  }
  if (now.verifier?.createdBy === by.id) {
    throw forbidden('hours.verifier-created-by-you', 'You created its verifier, so somebody else has to approve it.');
  }
  oneHandIsNotTwo(entry, by);
}

/** Separation of duties counts people, not accounts: people who could sign in as someone else count too. */
function oneHandIsNotTwo(entry: VolunteerHours, by: Person): void {
  if (entry.pastCouldBe.includes(by.id)) {
    throw forbidden(
      'hours.one-hand',
      'You made a password or a link for an account that had a part in this entry, so somebody else has to approve it.',
    );
  }
  const others = [entry.createdBy, ...entry.pastVerifiers, ...entry.pastCouldBe];
  if (by.couldBe?.some((one) => others.includes(one))) {
    throw forbidden(
      'hours.one-hand',
      'Somebody who had a part in this entry made a password or a link for your account, so somebody else has to approve it.',
    );
  }
}

export function onlyAdministratorsRestoreWhatWasDeleted(entry: VolunteerHours, by: Person): void {
  if (!isVisibleTo(entry, by)) throw notFound();
  const administers = partsOf(entry, by).some((part) => part === 'admin' || part === 'super-admin');
  if (!administers && !isVolunteer(by.role)) nobodyDecidesOnTheirOwnHours(entry.studentId, by);
  if (!administers) throw forbidden('hours.not-yours', 'Only an administrator can restore an entry.');
  whatMovedAwayStaysAway(entry);
  whatWasErasedStaysAsItIs(entry);
  if (entry.deletedAt === null) {
    throw conflict('hours.not-deleted', 'This entry is not deleted.', {
      current: entry.status,
      allowed: actionsFrom(entry.status, partsOf(entry, by)),
    });
  }
}

export const actsOutsideTheirSchool = (entry: VolunteerHours, by: Person): boolean =>
  by.organizationId !== entry.organizationId;

/** In hundredths; no more than the entry has. */
export function creditedHours(entry: VolunteerHours, review: Review): number | null {
  const { hundredths } = review;
  if (hundredths === undefined) return entry.hundredths;
  if (hundredths === 0) {
    throw invalid('hours.nothing-credited', [
      { field: 'hours', message: 'To credit no hours, reject the entry instead.' },
    ]);
  }
  if (entry.hundredths !== null && hundredths > entry.hundredths) {
    throw invalid('hours.raised', [{ field: 'hours', message: 'A reviewer can lower the hours, not raise them.' }]);
  }
  return hundredths;
}

export function requireAll(code: string, problems: readonly Problem[]): void {
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw invalid(code, found);
}

/** Only problems in changed fields, or new ones: a verifier who left doesn't block fixing a typo. */
export const problemsMadeBy = (
  changed: readonly string[],
  before: readonly Problem[],
  after: readonly Problem[],
): readonly Problem[] =>
  after.filter((problem) => {
    const set = changed.includes(problem?.field === 'hours' ? 'hundredths' : (problem?.field ?? ''));
    return set || !before.some((old) => old?.field === problem?.field);
  });

export function standardsFor(entry: VolunteerHours, by: Person): typeof problemsOfSubmission {
  if (entry.status === 'draft') return problemsOfDraft;
  return by.id === entry.studentId ? problemsOfSubmission : problemsOfCorrection;
}

/** Applies even to drafts: a verifier's name would reveal whose id it is. */
export const problemsOfDraft = (fields: EntryFields, volunteer: number, now: Circumstances): readonly Problem[] => [
  noHoursMeansNoEntry(fields),
  theVerifierIsAnActiveOneOfTheSchool(fields, volunteer, now),
];

export const problemsOfSubmission = (
  fields: EntryFields,
  volunteer: number,
  now: Circumstances,
): readonly Problem[] => [
  ...problemsOfCorrection(fields, volunteer, now),
  theDayIsRecentEnough(fields.date, now),
  strictSchoolsAskForAVerifier(fields, now.approvalPolicy === 'strict'),
];

/** For entries by staff, who may enter any past date. */
export const problemsOfCorrection = (
  fields: EntryFields,
  volunteer: number,
  now: Circumstances,
): readonly Problem[] => [...problemsOfEntry(fields, now), theVerifierIsAnActiveOneOfTheSchool(fields, volunteer, now)];

/** Imports may lack both times, as other systems don't store them. One time alone is an error. */
export const problemsOfImport = (
  fields: EntryFields,
  { studentId, status }: { readonly studentId: number; readonly status: HoursStatus },
  now: Circumstances,
): readonly Problem[] => [
  ...(fields.startTime || fields.endTime
    ? problemsOfCorrection(fields, studentId, now)
    : problemsOfCorrection(fields, studentId, now).filter((problem) => !TIMES.includes(problem?.field ?? ''))),
  strictSchoolsBringInNothingApproved(status, now),
];

const TIMES: readonly string[] = ['startTime', 'endTime'];

/** An import would make one person both verifier and approver. */
const strictSchoolsBringInNothingApproved = (status: HoursStatus, { approvalPolicy }: Circumstances): Problem =>
  status === 'approved' && approvalPolicy === 'strict'
    ? {
        field: 'status',
        message: 'This school approves only what a verifier has verified first: import it as verified or pending.',
      }
    : undefined;

function theVerifierIsAnActiveOneOfTheSchool(
  fields: EntryFields,
  volunteer: number,
  { verifier }: Circumstances,
): Problem {
  if (fields.verifierId === null) return undefined;
  const known = verifier?.id === fields.verifierId && verifier.role === 'verifier' && verifier.isActive;
  if (known && verifier.id !== volunteer) return undefined;
  return { field: 'verifierId', message: 'Choose an active verifier of your school.' };
}

/** `left`: free hours of the day, in hundredths. */
export function aDayHas24Hours(left?: number): DomainError {
  const rule = 'A day cannot hold more than 24 hours in total.';
  const rest = left === undefined ? '' : left <= 0 ? ' This one is full.' : ` This one has room for ${inHours(left)}.`;
  return invalid('hours.day-too-long', [{ field: 'hours', message: rule + rest }]);
}

const inHours = (hundredths: number): string => (hundredths === 100 ? '1 hour' : `${hundredths / 100} hours`);

export const roleNever = (action: HoursAction, role: HoursPart): boolean =>
  !HOURS_TRANSITIONS.some((edge) => edge.action === action && edge.who.includes(role));
