import type { HoursEventType, HoursStatus } from '@hourtrail/contracts';
import { countingYearOf } from './counted-hours.rules.js';
import {
  problemsMadeBy,
  problemsOfCorrection,
  problemsOfDraft,
  problemsOfImport,
  problemsOfSubmission,
  requireAll,
  standardsFor,
  theCategoryIsOneOfTheSchool,
} from './entry-fields.rules.js';
import {
  COUNTING_FIELDS,
  ENTRY_FIELDS,
  pick,
  PLAIN_FIELDS,
  RULES_VERSION,
  SUPERVISOR_FIELDS,
  TEXT_FIELDS,
  type AttachedFile,
  type Begins,
  type EntryFields,
  type HoursEvent,
  type HoursEventOf,
  type HoursDataOf,
  type HoursEventData,
  type OwnPayload,
} from './volunteer-hours.events.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import * as rules from './volunteer-hours.rules.js';
import type { Attachment, Circumstances, Joined, Person, Review, VolunteerHours } from './volunteer-hours.state.js';

export function draft(fields: EntryFields, by: Person, now: Circumstances, joined?: Joined): readonly HoursEvent[] {
  rules.onlyVolunteersLogHours(by);
  rules.hoursComeFromWhatOneJoined(joined);
  requireAll('hours.incomplete', problemsOfDraft(fields, by.id, now));
  return [from(joined, begun('hours.drafted', 'draft', fields, by.id))];
}

export function log(fields: EntryFields, by: Person, now: Circumstances, joined?: Joined): readonly HoursEvent[] {
  rules.onlyVolunteersLogHours(by);
  rules.hoursComeFromWhatOneJoined(joined);
  requireAll('hours.incomplete', problemsOfSubmission(fields, by.id, now));
  return [from(joined, begun('hours.submitted', 'pending', fields, by.id))];
}

export function add(
  fields: EntryFields,
  { studentId, reason }: { readonly studentId: number; readonly reason?: string | null | undefined },
  by: Person,
  now: Circumstances,
): readonly HoursEvent[] {
  rules.onlyAdministratorsAddHours(by);
  rules.nobodyDecidesOnTheirOwnHours(studentId, by);
  requireAll('hours.incomplete', problemsOfCorrection(fields, studentId, now));
  const elsewhere = now.organizationId !== by.organizationId;
  const begins = begun('hours.added', 'pending', fields, studentId);
  const data = { ...begins.data, ...(elsewhere ? unexplained(reason) : {}) };
  return [{ ...begins, data, texts: { ...begins.texts, ...commented(reason) } }];
}

/** The importer counts as verifier or approver, so that an import can't bypass separation of duties. */
export function bringIn(
  fields: EntryFields,
  { studentId, status, importId, row, earlier, reason }: BroughtIn,
  by: Person,
  now: Circumstances,
): readonly HoursEvent[] {
  rules.onlyAdministratorsAddHours(by);
  rules.nobodyDecidesOnTheirOwnHours(studentId, by);
  requireAll('hours.incomplete', problemsOfImport(fields, { studentId, status }, now));
  const elsewhere = now.organizationId !== by.organizationId;
  const begins = begun('hours.imported', status, fields, studentId);
  const data = {
    ...begins.data,
    import: importId,
    row,
    timeZone: now.timeZone,
    ...(status === 'approved'
      ? { policy: now.approvalPolicy, singleActor: true as const, ...ruledBy(now, fields) }
      : {}),
    ...(elsewhere ? unexplained(reason) : {}),
  };
  const words = Object.fromEntries(Object.entries(earlier).filter(([, text]) => text));
  return [{ ...begins, data, texts: { ...begins.texts, ...words, ...commented(reason) } }];
}

export interface BroughtIn {
  readonly studentId: number;
  readonly status: Exclude<HoursStatus, 'draft'>;
  readonly importId: number;
  readonly row: number;
  readonly earlier: {
    readonly approver?: string | undefined;
    readonly verifierComments?: string | undefined;
    readonly approverComments?: string | undefined;
    readonly reference?: string | undefined;
  };
  readonly reason: string | null;
}

export function submit(entry: VolunteerHours, by: Person, now: Circumstances): readonly HoursEvent[] {
  const edge = rules.edgeFor('submit', entry, by);
  requireAll('hours.incomplete', problemsOfSubmission(entry, entry.studentId, now));
  return [moved(edge.event, entry, 'pending', {})];
}

export function withdraw(entry: VolunteerHours, by: Person): readonly HoursEvent[] {
  return [moved(rules.edgeFor('withdraw', entry, by).event, entry, 'draft', {})];
}

export function verify(
  entry: VolunteerHours,
  by: Person,
  review: Review,
  now: Pick<Circumstances, 'countingRules'> = {},
): readonly HoursEventOf<'hours.verified'>[] {
  const edge = rules.edgeFor('verify', entry, by);
  rules.nobodyVerifiesWhatTheyApproved(entry, by);
  const payload = { hundredthsAfter: rules.creditedHours(entry, review), ...categorized(entry, review, now) };
  return [moved(edge.event, entry, 'verified', payload, commented(review.comment))];
}

export function retract(entry: VolunteerHours, by: Person, comment?: string | null): readonly HoursEvent[] {
  const edge = rules.edgeFor('retract', entry, by);
  rules.onlyWhoVerifiedRetracts(entry, by);
  return [moved(edge.event, entry, 'pending', {}, commented(comment))];
}

export function approve(entry: VolunteerHours, by: Person, review: Review, now: Circumstances): readonly HoursEvent[] {
  const edge = rules.edgeFor('approve', entry, by);
  rules.nobodyApprovesWhatTheyVerified(entry, by);
  rules.strictSchoolsApproveWhatOthersVerified(entry, by, now);
  const overturned = entry.status === 'rejected';
  const payload: OwnPayload<'hours.approved'> = {
    hundredthsAfter: rules.creditedHours(entry, review),
    policy: now.approvalPolicy,
    ...ruledBy(now, entry),
    ...categorized(entry, review, now),
    ...(rules.oneAccountAlone(entry, by) ? { singleActor: true } : {}),
    ...(overturned ? { overturned: true } : {}),
    ...(overturned || rules.isAtAnotherSchool(entry, by) ? unexplained(review.comment) : {}),
  };
  return [moved(edge.event, entry, 'approved', payload, commented(review.comment))];
}

export function reject(entry: VolunteerHours, by: Person, comment?: string | null): readonly HoursEvent[] {
  const edge = rules.edgeFor('reject', entry, by);
  const explanation = rules.isAtAnotherSchool(entry, by) ? unexplained(comment) : {};
  return [moved(edge.event, entry, 'rejected', explanation, commented(comment))];
}

export function reopen(entry: VolunteerHours, by: Person, comment?: string | null): readonly HoursEvent[] {
  return [moved(rules.edgeFor('reopen', entry, by).event, entry, 'pending', unexplained(comment), commented(comment))];
}

export function revoke(entry: VolunteerHours, by: Person, comment?: string | null): readonly HoursEvent[] {
  return [moved(rules.edgeFor('revoke', entry, by).event, entry, 'rejected', unexplained(comment), commented(comment))];
}

/** A supervisor's answers, by the link in their email. */
export interface Supervisor {
  readonly name: string;
  readonly email: string;
}

export function verifyByLink(entry: VolunteerHours, by: Supervisor, review: Review): readonly HoursEvent[] {
  rules.onlyTheNamedSupervisorAnswers(entry, by);
  const payload = { hundredthsAfter: rules.creditedHours(entry, review), level: 'email-link' } as const;
  return [moved('hours.verified', entry, 'verified', payload, { ...signed(by), ...commented(review.comment) })];
}

export function declineByLink(entry: VolunteerHours, by: Supervisor, comment: string): readonly HoursEvent[] {
  rules.onlyTheNamedSupervisorAnswers(entry, by);
  return [moved('hours.rejected', entry, 'rejected', {}, { ...signed(by), ...commented(comment) })];
}

/** Leaves the entry as it is. */
export function isNotTheSupervisor(
  entry: VolunteerHours,
  by: Supervisor,
  said: {
    readonly answer: 'not-me' | 'wrong-person';
    readonly insteadEmail?: string | null | undefined;
    readonly comment?: string | null | undefined;
  },
): readonly HoursEvent[] {
  rules.onlyTheNamedSupervisorAnswers(entry, by);
  const texts = {
    ...signed(by),
    ...commented(said.comment),
    ...(said.insteadEmail ? { instead: said.insteadEmail } : {}),
  };
  return [moved('hours.wrong-supervisor', entry, entry.status, { answer: said.answer }, texts)];
}

/** A supervisor has an account now, which takes their place. A verification by link keeps their address, and its level. */
export function supervisorJoined(entry: VolunteerHours, verifierId: number): readonly HoursEvent[] {
  if (!rules.belongsToWhoJoined(entry, verifierId)) return [];
  const texts: Record<string, null> =
    entry.verificationLevel === 'email-link' ? {} : { supervisorName: null, supervisorEmail: null };
  return [moved('hours.supervisor-joined', entry, entry.status, { set: { verifierId } }, texts)];
}

const signed = ({ name, email }: Supervisor) => ({ signedName: name, signedEmail: email });

/** Records a paper form that came back signed. The person who signed it verifies the hours, not the one who records it. */
export function recordPaper(
  entry: VolunteerHours,
  by: Person,
  form: { readonly scan: number; readonly signedBy: string } & Review,
  now: Circumstances,
): readonly HoursEvent[] {
  rules.onlyStaffRecordPaper(entry, by);
  rules.strictSchoolsSayWhetherPaperCounts(now);
  rules.theScanIsAttached(entry, form.scan);
  const payload = { hundredthsAfter: rules.creditedHours(entry, form), level: 'paper', scan: form.scan } as const;
  return [
    moved('hours.verified', entry, 'verified', payload, { signedName: form.signedBy, ...commented(form.comment) }),
  ];
}

export function attach(entry: VolunteerHours, by: Person, { name, ...attachment }: Attachment): readonly HoursEvent[] {
  rules.whoMayAttach(entry, by);
  rules.anEntryHasFewAttachments(entry);
  return [moved('hours.attached', entry, entry.status, { attachment }, { fileName: name })];
}

export function removeAttachment(entry: VolunteerHours, by: Person, id: number): readonly HoursEvent[] {
  rules.whoMayAttach(entry, by);
  const found = entry.attachments.find((one) => one.id === id);
  if (!found) throw notFound();
  rules.theScanOfAVerificationStays(entry, found);
  const { type, bytes, sha256 } = found;
  const attachment: AttachedFile = { id, type, bytes, sha256 };
  return [moved('hours.attachment-removed', entry, entry.status, { attachment })];
}

/** Leaves the entry as it is. Whoever can open it reads the message. */
export function sendMessage(entry: VolunteerHours, by: Person, text: string): readonly HoursEvent[] {
  rules.onlyVolunteerVerifierAndStaffWrite(entry, by);
  return [moved('hours.message-sent', entry, entry.status, {}, commented(text))];
}

/** Volunteers and staff ask someone else, or the same person at another address. */
export function askSupervisor(
  entry: VolunteerHours,
  by: Person,
  supervisor: Supervisor,
  now: Circumstances,
): readonly HoursEvent[] {
  rules.onlyVolunteersAndStaffAskSupervisors(entry, by);
  const fields = { supervisorName: supervisor.name, supervisorEmail: supervisor.email, verifierId: null };
  return amended(entry, by, { fields }, now);
}

/** Amending credited fields returns a verified or approved entry to pending. No change means no event. */
export function amend(
  entry: VolunteerHours,
  by: Person,
  change: { readonly fields: Partial<EntryFields>; readonly reason?: string | null | undefined },
  now: Circumstances,
): readonly HoursEvent[] {
  rules.edgeFor('amend', entry, by);
  return amended(entry, by, change, now);
}

/** Doesn't ask who may. */
export function amended(
  entry: VolunteerHours,
  by: Person,
  change: { readonly fields: Partial<EntryFields>; readonly reason?: string | null | undefined },
  now: Circumstances,
): readonly HoursEvent[] {
  const fields = { ...fieldsOf(entry), ...change.fields };
  const changed = ENTRY_FIELDS.filter((field) => fields[field] !== entry[field]);
  if (changed.length === 0) return [];
  const standards = standardsFor(entry, by);
  const before = standards(entry, entry.studentId, now);
  const after = standards(fields, entry.studentId, now);
  requireAll('hours.incomplete', problemsMadeBy(changed, before, after));
  const decided = entry.status === 'verified' || entry.status === 'approved' || entry.status === 'rejected';
  const vouchedFor = entry.status === 'verified' || entry.status === 'approved';
  const credits = changed.some((field) => CREDITED.includes(field));
  const to = vouchedFor && credits ? 'pending' : entry.status;
  const unverifies = credits && entry.status === 'rejected' && entry.verifiedAt !== null;
  const needsReason = (decided && by.id !== entry.studentId) || rules.isAtAnotherSchool(entry, by);
  const payload: OwnPayload<'hours.amended'> = {
    hundredthsAfter: fields.hundredths,
    dateAfter: fields.date,
    set: pick(
      [...PLAIN_FIELDS, ...COUNTING_FIELDS].filter((field) => changed.includes(field)),
      fields,
    ),
    ...(unverifies ? { unverified: true } : {}),
    ...(needsReason ? unexplained(change.reason) : {}),
  };
  const texts = pick(
    TEXT_FIELDS.filter((field) => changed.includes(field)),
    fields,
  );
  return [moved('hours.amended', entry, to, payload, { ...texts, ...commented(change.reason) })];
}

export function remove(
  entry: VolunteerHours,
  by: Person,
  reason?: string | null,
): readonly HoursEventOf<'hours.deleted'>[] {
  rules.edgeFor('delete', entry, by);
  return removed(entry, by, reason);
}

/** Doesn't ask who may. */
export function removed(
  entry: VolunteerHours,
  by: Person,
  reason?: string | null,
): readonly HoursEventOf<'hours.deleted'>[] {
  const explanation = rules.isAtAnotherSchool(entry, by) ? unexplained(reason) : {};
  return [moved('hours.deleted', entry, 'deleted', explanation, commented(reason))];
}

/**
 * Deletes an entry because its import is undone. The files of an entry that nobody has changed since came for the
 * import, and go with it.
 */
export const undoImport = (entry: VolunteerHours, by: Person, reason?: string | null): readonly HoursEvent[] => [
  ...entry.attachments.map(({ id, type, bytes, sha256 }) =>
    moved('hours.attachment-removed', entry, entry.status, { attachment: { id, type, bytes, sha256 } }),
  ),
  ...remove(entry, by, reason).map(({ data, ...event }) => ({
    ...event,
    data: { ...data, ...(entry.importId !== null && { import: entry.importId }) },
  })),
];

export function restore(entry: VolunteerHours, by: Person, reason?: string | null): readonly HoursEvent[] {
  rules.onlyAdministratorsRestoreWhatWasDeleted(entry, by);
  return [moved('hours.restored', entry, entry.status, { from: 'deleted', ...unexplained(reason) }, commented(reason))];
}

/** Ends an undecided entry when its volunteer changes schools. */
export function moveAway(
  entry: VolunteerHours,
  to: { readonly organizationId: number; readonly id: number | null },
): readonly HoursEvent[] {
  return rules.goesWithItsVolunteer(entry) ? [moved('hours.moved-away', entry, 'deleted', { movedTo: to })] : [];
}

/** The draft at the new school, without the old school's verifier and category. */
export function moveIn(entry: VolunteerHours): readonly HoursEvent[] {
  const fields = { ...fieldsOf(entry), verifierId: null, categoryId: null };
  const begins = begun('hours.moved-in', 'draft', fields, entry.studentId);
  const movedFrom = { organizationId: entry.organizationId, id: entry.id };
  return [{ ...begins, data: { ...begins.data, movedFrom } }];
}

/** Decided entries stay and count, without their texts; others are deleted. */
export function erase(entry: VolunteerHours): readonly HoursEvent[] {
  if (entry.erasedAt !== null) return [];
  const from = entry.deletedAt === null ? entry.status : 'deleted';
  const stays = from !== 'deleted' && rules.isDecided(entry);
  return [moved('hours.erased', entry, stays ? entry.status : 'deleted', { from })];
}

/** The texts that every entry's first event has; the others only if they are set. */
const PLACES = ['organizationName', 'description'] as const;

/** What was decided on, and what counts of it. */
const CREDITED: readonly (keyof EntryFields)[] = [
  'organizationName',
  ...PLAIN_FIELDS,
  ...COUNTING_FIELDS,
  'reflection',
];

const MORE_TEXTS = ['reflection', ...SUPERVISOR_FIELDS] as const;

const isSet = (value: unknown): boolean => value !== null && value !== undefined;

export const commented = (comment: string | null | undefined): Record<string, string> =>
  comment?.trim() ? { comment } : {};
export const unexplained = (comment: string | null | undefined): Pick<HoursEventData, 'noReason'> =>
  comment?.trim() ? {} : { noReason: true };

/** A category that the reviewer sets or corrects is one of the school's. */
function categorized(
  entry: VolunteerHours,
  { categoryId }: Review,
  now: Pick<Circumstances, 'countingRules'>,
): Pick<HoursDataOf['hours.approved'], 'set'> {
  if (categoryId === undefined || categoryId === entry.categoryId) return {};
  requireAll('invalid-input', [theCategoryIsOneOfTheSchool({ categoryId }, now)]);
  return { set: { categoryId } };
}

type RuledBy = Pick<HoursEventData, 'countingRules' | 'countingYear' | 'countingYearEnds'>;

/** The decision keeps the version and the year that it was made under, so that later ones don't change what counts. */
function ruledBy({ countingRules, schoolYears }: Circumstances, { date }: EntryFields): RuledBy {
  if (!countingRules) return {};
  const { countingYear, countingYearEnds } = countingYearOf(date, countingRules, schoolYears ?? []);
  return {
    countingRules: countingRules.version,
    ...(countingYear && countingYearEnds ? { countingYear, countingYearEnds } : {}),
  };
}

const fieldsOf = (entry: EntryFields): EntryFields => pick(ENTRY_FIELDS, entry);

interface Beginning<Type extends HoursEventType> {
  readonly type: Type;
  readonly data: Begins;
  readonly texts: Readonly<Record<string, string | null>>;
}

const from = <Type extends HoursEventType>(joined: Joined | undefined, event: Beginning<Type>): Beginning<Type> =>
  joined ? { ...event, data: { ...event.data, opportunity: joined.id } } : event;

export function begun<Type extends HoursEventType>(
  type: Type,
  to: HoursStatus,
  fields: EntryFields,
  student: number,
): Beginning<Type> {
  return {
    type,
    data: {
      student,
      from: null,
      to,
      hundredthsBefore: null,
      hundredthsAfter: fields.hundredths,
      dateBefore: null,
      dateAfter: fields.date,
      set: pick([...PLAIN_FIELDS, ...COUNTING_FIELDS.filter((field) => isSet(fields[field]))], fields),
      rules: RULES_VERSION,
    },
    texts: pick([...PLACES, ...MORE_TEXTS.filter((field) => isSet(fields[field]))], fields),
  };
}

function moved<Type extends HoursEventType>(
  type: Type,
  entry: VolunteerHours,
  to: HoursStatus | 'deleted',
  own: OwnPayload<Type>,
  texts: Record<string, string | null> = {},
): HoursEventOf<Type> {
  const common: HoursDataOf['hours.restored'] = {
    student: entry.studentId,
    from: entry.status,
    to,
    hundredthsBefore: entry.hundredths,
    hundredthsAfter: entry.hundredths,
    dateBefore: entry.date,
    dateAfter: entry.date,
    rules: RULES_VERSION,
  };
  return { type, data: { ...common, ...own }, texts } as unknown as HoursEventOf<Type>;
}
