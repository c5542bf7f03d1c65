import {
  t,
  HOURS_TRANSITIONS,
  LIMITS,
  actionsFrom,
  isVolunteer,
  partOfStaff,
  reachOf,
  transitionOf,
  type HoursAction,
  type HoursPart,
  type HoursTransition,
} from '@hourtrail/contracts';
import { mayDo } from '../../platform/kernel/actor.js';
import { conflict, forbidden, invalid, notFound } from '../../platform/kernel/domain-error.js';
import type { Attachment, Circumstances, Joined, Person, Review, VolunteerHours } from './volunteer-hours.state.js';

// Who may do what to an entry. Which role acts on which status stands in `hours-lifecycle.ts` of the contracts, which
// of these rules an action has in `volunteer-hours.ts`.

/** In their own hours, a person is never more than the volunteer. */
export function partsOf(entry: VolunteerHours, by: Person): readonly HoursPart[] {
  if (by.id === entry.studentId) return isVolunteer(by.role) ? ['volunteer'] : [];
  if (by.role === 'verifier') return entry.verifierId === by.id ? ['verifier'] : [];
  const part = partOfStaff(by.role);
  return part ? [part] : [];
}

/** Only owners see drafts, only administrators deleted entries. Owners still see what earlier schools decided. */
export function isVisibleTo(entry: VolunteerHours, by: Person): boolean {
  if (by.role !== 'super-admin' && by.organizationId !== entry.organizationId) return isOfAnEarlierSchool(entry, by);
  const owns = by.id === entry.studentId;
  if (entry.status === 'draft') return owns && entry.deletedAt === null;
  if (entry.deletedAt !== null) return !owns && mayDo(by, 'hours.restore');
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

/** What they logged before is still decided, and can be changed. */
export function graduatesLogNothingNew({ graduatedOn }: Circumstances): void {
  if (graduatedOn) throw conflict('hours.graduated', t('apiHours.graduated'));
}

export const isDecided = ({ status }: VolunteerHours): boolean => status === 'approved' || status === 'rejected';

const follows = (by: Person, studentId: number): boolean =>
  reachOf(by.role, 'hours.read').includes('family') && (by.follows ?? []).includes(studentId);

export function whoOnlyReadsChangesNothing(entry: VolunteerHours, by: Person): void {
  if (by.role !== 'super-admin' && isOfAnEarlierSchool(entry, by)) {
    throw forbidden('hours.earlier-school', t('apiHours.earlierSchool'));
  }
  if (by.id !== entry.studentId && follows(by, entry.studentId)) {
    throw forbidden('hours.child-entry', t('apiHours.parentsOnlyFollow'));
  }
  if (audits(by)) throw forbidden('hours.only-read', t('apiHours.auditorsOnlyRead'));
}

export const goesWithItsVolunteer = (entry: VolunteerHours): boolean => entry.deletedAt === null && !isDecided(entry);

function whatMovedAwayStaysAway(entry: VolunteerHours): void {
  if (entry.movedTo === null) return;
  const details = { current: 'deleted', allowed: [] };
  throw conflict('hours.moved-away', t('apiHours.movedAway'), details);
}

function whatWasErasedStaysAsItIs(entry: VolunteerHours): void {
  if (entry.erasedAt === null) return;
  const details = { current: entry.deletedAt === null ? entry.status : 'deleted', allowed: [] };
  throw conflict('hours.erased', t('apiHours.volunteerErased'), details);
}

function mayBeChangedBy(entry: VolunteerHours, by: Person): void {
  if (!isVisibleTo(entry, by)) throw notFound();
  whoOnlyReadsChangesNothing(entry, by);
  whatMovedAwayStaysAway(entry);
  whatWasErasedStaysAsItIs(entry);
}

/** Throws the reason if this person can't take this action. */
export function edgeFor<Action extends HoursAction>(
  action: Action,
  entry: VolunteerHours,
  by: Person,
): HoursTransition<Action> {
  mayBeChangedBy(entry, by);
  const parts = partsOf(entry, by);
  if (entry.deletedAt !== null) {
    throw conflict('hours.deleted', t('apiHours.deleted'), {
      current: 'deleted',
      allowed: ['restore'],
    });
  }
  const edge = transitionOf(action, entry.status);
  if (!edge) {
    throw conflict('hours.wrong-state', t('apiHours.actionInState', { status: entry.status, action }), {
      current: entry.status,
      allowed: actionsFrom(entry.status, parts),
    });
  }
  if (edge.who.some((part) => parts.includes(part))) return edge;
  if (parts.includes('volunteer') && (action === 'amend' || action === 'delete')) {
    throw forbidden('hours.not-yours', t('apiHours.onlyAdminsNow', { status: entry.status, action }));
  }
  nobodyDecidesOnTheirOwnHours(entry.studentId, by);
  throw forbidden('hours.not-yours', t('apiHours.actionNotYours', { action, status: entry.status }));
}

export function onlyVolunteersLogHours(by: Person): void {
  if (!isVolunteer(by.role)) throw forbidden('hours.not-yours', t('apiHours.onlyVolunteersLog'));
}

/** One message for missing opportunities, other schools' and those not joined, so that ids can't be probed. */
export function hoursComeFromWhatOneJoined(joined: Joined | undefined): void {
  if (!joined || (joined.signedUp && joined.begun)) return;
  const message = joined.signedUp ? t('apiHours.notBegun') : t('apiHours.chooseJoined');
  throw invalid('hours.not-joined', [{ field: 'opportunityId', message }]);
}

export function onlyAdministratorsAddHours(by: Person): void {
  if (!mayDo(by, 'hours.add')) {
    throw forbidden('hours.not-yours', t('apiHours.onlyAdminsAdd'));
  }
}

export function nobodyDecidesOnTheirOwnHours(studentId: number, by: Person): void {
  if (by.id === studentId) throw forbidden('hours.own-entry', t('apiHours.ownHours'));
}

export function nobodyApprovesWhatTheyVerified(entry: VolunteerHours, by: Person): void {
  if (entry.pastVerifiers.includes(by.id)) {
    throw forbidden('hours.verified-by-you', t('apiHours.youVerified'));
  }
}

export function nobodyVerifiesWhatTheyApproved(entry: VolunteerHours, by: Person): void {
  if (entry.pastApprovers.includes(by.id)) {
    throw forbidden('hours.approved-by-you', t('apiHours.youApproved'));
  }
}

export function onlyWhoVerifiedRetracts(entry: VolunteerHours, by: Person): void {
  if (entry.verifiedBy !== by.id) throw forbidden('hours.not-yours', t('apiHours.notYourVerification'));
}

export function strictSchoolsApproveWhatOthersVerified(entry: VolunteerHours, by: Person, now: Circumstances): void {
  if (now.approvalPolicy !== 'strict') return;
  const counts = entry.verificationLevel === null || now.acceptsSupervisors;
  if (entry.status !== 'verified' || !counts) {
    const why = counts ? t('apiHours.verifyFirst') : t('rules.supervisorNotCounted');
    throw conflict('hours.verification-required', why, {
      current: entry.status,
      allowed: actionsFrom(entry.status, partsOf(entry, by)).filter((action) => action !== 'approve'),
    });
  }
  if (entry.createdBy === by.id) {
    throw forbidden('hours.created-by-you', t('apiHours.youCreatedEntry'));
  }
  if (now.verifier?.createdBy === by.id) {
    throw forbidden('hours.verifier-created-by-you', t('apiHours.youCreatedVerifier'));
  }
  if (entry.pastRecorders.includes(by.id)) {
    throw forbidden('hours.recorded-by-you', t('apiHours.youRecordedPaper'));
  }
  oneHandIsNotTwo(entry, by);
}

/** Separation of duties counts people, not accounts: people who could sign in as someone else count too. */
function oneHandIsNotTwo(entry: VolunteerHours, by: Person): void {
  if (entry.pastCouldBe.includes(by.id)) {
    throw forbidden('hours.one-hand', t('apiHours.youLetSomeoneIn'));
  }
  const others = [entry.createdBy, ...entry.pastVerifiers, ...entry.pastRecorders, ...entry.pastCouldBe];
  if (by.couldBe?.some((one) => others.includes(one))) {
    throw forbidden('hours.one-hand', t('apiHours.someoneLetYouIn'));
  }
}

/** An approver who recorded the paper form themselves is the only person of the school who saw it. */
export const oneAccountAlone = (entry: VolunteerHours, by: Person): boolean =>
  entry.verifiedAt === null || (entry.verificationLevel === 'paper' && entry.pastRecorders.includes(by.id));

/** Under `strict`, paper counts as verification only where the school's setting says so, as links do. */
export function strictSchoolsSayWhetherPaperCounts({ approvalPolicy, acceptsSupervisors }: Circumstances): void {
  if (approvalPolicy !== 'strict' || acceptsSupervisors) return;
  throw conflict('hours.paper-not-accepted', t('apiHours.paperNotAccepted'));
}

export function onlyStaffRecordPaper(entry: VolunteerHours, by: Person): void {
  waits(entry, by);
  if (partsOf(entry, by).some((part) => part !== 'verifier' && part !== 'volunteer')) return;
  nobodyDecidesOnTheirOwnHours(entry.studentId, by);
  throw forbidden('hours.not-yours', t('apiHours.onlyStaffRecordPaper'));
}

export function theScanIsAttached({ attachments }: VolunteerHours, scan: number): void {
  if (attachments.some(({ id }) => id === scan)) return;
  throw invalid('invalid-input', [{ field: 'attachmentId', message: t('apiHours.scanRequired') }]);
}

/** Whoever may amend it, and teachers while it waits: for a paper form that came back. */
export function whoMayAttach(entry: VolunteerHours, by: Person): void {
  if (entry.status !== 'pending' || !partsOf(entry, by).includes('teacher')) edgeFor('amend', entry, by);
  else waits(entry, by);
}

export function anEntryHasFewAttachments({ attachments }: VolunteerHours): void {
  const max = LIMITS.attachmentsMax;
  if (attachments.length >= max) throw conflict('attachments.too-many', t('apiHours.tooManyAttachments', { max }));
}

export function theScanOfAVerificationStays({ verificationLevel }: VolunteerHours, { isScan }: Attachment): void {
  if (isScan && verificationLevel === 'paper') throw conflict('hours.scan-in-use', t('apiHours.scanInUse'));
}

/** An answer counts while the entry waits for this supervisor. */
export function onlyTheNamedSupervisorAnswers(entry: VolunteerHours, { email }: { readonly email: string }): void {
  const waits = entry.status === 'pending' && entry.deletedAt === null && entry.erasedAt === null;
  if (waits && entry.supervisorEmail?.toLowerCase() === email.toLowerCase()) return;
  throw conflict('hours.answered-already', t('apiHours.noLongerWaits'), { current: entry.status, allowed: [] });
}

const ANSWERS_BEFORE_AN_ACCOUNT = 3;

/** Who answers once or twice needs no account. */
export const isOfferedAnAccount = (answered: number): boolean => answered >= ANSWERS_BEFORE_AN_ACCOUNT;

export function onlyWhoAnsweredOftenAsksForAnAccount(answered: number): void {
  if (isOfferedAnAccount(answered)) return;
  throw conflict('hours.answer-more-first', t('apiHours.answerMoreFirst', { count: ANSWERS_BEFORE_AN_ACCOUNT }));
}

/** Nobody verifies their own hours, and what is deleted, erased or a draft waits for nobody. */
export const belongsToWhoJoined = (entry: VolunteerHours, verifierId: number): boolean =>
  entry.supervisorEmail !== null &&
  entry.studentId !== verifierId &&
  entry.status !== 'draft' &&
  entry.deletedAt === null &&
  entry.erasedAt === null;

/** Throws unless the entry is pending and the person may change it. */
function waits(entry: VolunteerHours, by: Person): void {
  mayBeChangedBy(entry, by);
  if (entry.status !== 'pending' || entry.deletedAt !== null) {
    const current = entry.deletedAt === null ? entry.status : 'deleted';
    throw conflict('hours.wrong-state', t('apiHours.noLongerWaits'), { current, allowed: [] });
  }
}

export function onlyVolunteersAndStaffAskSupervisors(entry: VolunteerHours, by: Person): void {
  waits(entry, by);
  if (partsOf(entry, by).some((part) => part !== 'verifier')) return;
  throw forbidden('hours.not-yours', t('apiHours.supervisorNotYours'));
}

export function onlyVolunteerVerifierAndStaffWrite(entry: VolunteerHours, by: Person): void {
  mayBeChangedBy(entry, by);
  if (partsOf(entry, by).length === 0) throw forbidden('hours.not-yours', t('apiHours.messageNotYours'));
  if (entry.status === 'draft' || entry.deletedAt !== null) {
    const current = entry.deletedAt === null ? entry.status : 'deleted';
    throw conflict('hours.wrong-state', t('apiHours.messageAboutDraft'), { current, allowed: [] });
  }
}

export function onlyAdministratorsRestoreWhatWasDeleted(entry: VolunteerHours, by: Person): void {
  if (!isVisibleTo(entry, by)) throw notFound();
  const administers = partsOf(entry, by).some((part) => part === 'admin' || part === 'super-admin');
  if (!administers && !isVolunteer(by.role)) nobodyDecidesOnTheirOwnHours(entry.studentId, by);
  if (!administers) throw forbidden('hours.not-yours', t('apiHours.onlyAdminsRestore'));
  whatMovedAwayStaysAway(entry);
  whatWasErasedStaysAsItIs(entry);
  if (entry.deletedAt === null) {
    throw conflict('hours.not-deleted', t('apiHours.notDeleted'), {
      current: entry.status,
      allowed: actionsFrom(entry.status, partsOf(entry, by)),
    });
  }
}

export const isAtAnotherSchool = (entry: VolunteerHours, by: Person): boolean =>
  by.organizationId !== entry.organizationId;

/** In hundredths; no more than the entry has. */
export function creditedHours(entry: VolunteerHours, review: Review): number | null {
  const { hundredths } = review;
  if (hundredths === undefined) return entry.hundredths;
  if (hundredths === 0) {
    throw invalid('hours.nothing-credited', [{ field: 'hours', message: t('rules.noHoursCredited') }]);
  }
  if (entry.hundredths !== null && hundredths > entry.hundredths) {
    throw invalid('hours.raised', [{ field: 'hours', message: t('apiHours.hoursRaised') }]);
  }
  return hundredths;
}

/** True while a review credits fewer hours than were logged. */
export const isCut = ({ status, hundredths, loggedHundredths }: VolunteerHours): boolean =>
  (status === 'verified' || status === 'approved') && (loggedHundredths ?? 0) > (hundredths ?? 0);

export const roleNever = (action: HoursAction, role: HoursPart): boolean =>
  !HOURS_TRANSITIONS.some((edge) => edge.action === action && edge.who.includes(role));
