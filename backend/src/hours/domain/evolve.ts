import { forEachText, type HoursEventType } from '@hourtrail/contracts';
import { recordIdOf, type RecordedEvent } from '../../platform/kernel/event.js';
import { claimsMore } from './counted-hours.rules.js';
import {
  emptyEntry,
  ERASED_ORGANIZATION,
  TEXT_FIELDS,
  type HoursEventData,
  type RecordedHours,
} from './volunteer-hours.events.js';
import type { VolunteerHours } from './volunteer-hours.state.js';

export function evolve(before: VolunteerHours | undefined, event: RecordedEvent): VolunteerHours {
  const data = event.data as unknown as HoursEventData;
  const entry = { ...(before ?? begin(event, data)), ...set(event, data), version: event.version };
  const moved =
    data.to === 'deleted' || data.to === data.from ? entry : { ...entry, status: data.to, statusSince: event.at };
  return {
    ...moved,
    ...effectOf(event as unknown as RecordedHours, moved),
    ...pastCouldBeAfter(event, moved),
    ...unansweredAfter(event, moved),
    claimedAt: claimedAfter(event, moved),
  };
}

function effectOf(event: RecordedHours, entry: VolunteerHours): Partial<VolunteerHours> {
  const { at, actor } = event;
  const by = actor.id;
  const comment = event.texts['comment'] ?? null;
  switch (event.type) {
    case 'hours.drafted':
    case 'hours.moved-in':
      return {};
    case 'hours.submitted':
    case 'hours.resubmitted':
    case 'hours.added':
    case 'hours.marked-present':
    case 'hours.checked-in':
      return { ...UNDECIDED, submittedAt: at };
    case 'hours.imported':
      return importedEffect(event);
    case 'hours.withdrawn':
      return { ...UNDECIDED, submittedAt: null };
    case 'hours.verified':
      return {
        hundredths: event.data.hundredthsAfter,
        verifiedBy: by,
        verifiedAt: at,
        verificationLevel: event.data.level ?? null,
        verifierComments: comment,
        pastVerifiers: including(entry.pastVerifiers, by),
        ...(event.data.level === 'paper' && onPaper(entry, event)),
      };
    case 'hours.verification-retracted':
    case 'hours.reopened':
      return UNDECIDED;
    case 'hours.approved':
      return {
        hundredths: event.data.hundredthsAfter,
        approvedBy: by,
        approvedAt: at,
        approverComments: comment,
        singleActor: event.data.singleActor ?? false,
        ...ruledBy(event.data),
        pastApprovers: including(entry.pastApprovers, by),
      };
    case 'hours.rejected':
      return ['verifier', 'supervisor'].includes(actor.role)
        ? { verifierComments: comment }
        : { approverComments: comment };
    case 'hours.supervisor-joined':
      // what they verified by link is theirs: under their account, too, they never approve it
      return entry.verificationLevel === 'email-link'
        ? { pastVerifiers: including(entry.pastVerifiers, entry.verifierId) }
        : {};
    case 'hours.wrong-supervisor':
    case 'hours.message-sent':
      return {};
    case 'hours.revoked':
      return { approvedBy: null, approvedAt: null, singleActor: false, ...UNRULED, approverComments: comment };
    case 'hours.amended':
      return event.data.from !== event.data.to ? UNDECIDED : event.data.unverified ? UNVERIFIED : {};
    case 'hours.attached': {
      // field by field: canonical JSON has them in another order, and a rebuild must write the same text
      const { id, type, bytes, sha256 } = event.data.attachment;
      const attachment = { id, name: event.texts['fileName'] ?? '', type, bytes, sha256 };
      return { attachments: [...entry.attachments, attachment] };
    }
    case 'hours.attachment-removed':
      return { attachments: entry.attachments.filter(({ id }) => id !== event.data.attachment.id) };
    case 'hours.deleted':
      // a deleted draft is never restored
      return { deletedAt: at, ...(event.data.from === 'draft' && { attachments: [] }) };
    case 'hours.restored':
      return { deletedAt: null };
    case 'hours.moved-away':
      return { deletedAt: at, movedTo: event.data.movedTo.organizationId };
    case 'hours.erased':
      return {
        ...WITHOUT_TEXTS,
        organizationName: organizationOf(entry),
        ...endOf(entry, event.data, at),
        erasedAt: at,
        attachments: [],
      };
  }
}

/** The people behind these events count as having submitted or verified the entry. */
const VOUCHING: readonly string[] = [
  'hours.drafted',
  'hours.submitted',
  'hours.resubmitted',
  'hours.added',
  'hours.marked-present',
  'hours.checked-in',
  'hours.imported',
  'hours.verified',
] satisfies readonly HoursEventType[];

const pastCouldBeAfter = ({ type, actor }: RecordedEvent, { pastCouldBe }: VolunteerHours): Partial<VolunteerHours> =>
  actor.couldBe && VOUCHING.includes(type) ? { pastCouldBe: actor.couldBe.reduce(including, pastCouldBe) } : {};

const unansweredAfter = (
  { type, at, actor }: RecordedEvent,
  { studentId }: VolunteerHours,
): Partial<VolunteerHours> => {
  if (type === ('hours.supervisor-joined' satisfies HoursEventType)) return {};
  if (actor.id !== studentId) return { unansweredSince: null };
  return type === ('hours.message-sent' satisfies HoursEventType) ? { unansweredSince: at } : {};
};

/** Otherwise a placeholder handed in early would keep hours in time that are only filled in months later. */
function claimedAfter({ type, at, actor, data }: RecordedEvent, entry: VolunteerHours): Date | null {
  const { dateBefore, dateAfter, hundredthsBefore, hundredthsAfter } = data as unknown as HoursEventData;
  const amended = type === ('hours.amended' satisfies HoursEventType) && actor.id === entry.studentId;
  const isNewClaim =
    amended &&
    claimsMore({ date: dateBefore, hundredths: hundredthsBefore }, { date: dateAfter, hundredths: hundredthsAfter });
  const claimedAt = isNewClaim ? null : entry.claimedAt;
  return entry.status === 'draft' || entry.status === 'rejected' ? claimedAt : (claimedAt ?? at);
}

const WITHOUT_TEXTS = {
  ...forEachText(() => null),
  supervisorName: null,
  supervisorEmail: null,
  verifierComments: null,
  approverComments: null,
  importApprover: null,
  importReference: null,
} as const;

/** Only a draft may lack an organization; other entries get a placeholder. */
const organizationOf = ({ status }: VolunteerHours): string | null => (status === 'draft' ? null : ERASED_ORGANIZATION);

const endOf = (
  { deletedAt }: VolunteerHours,
  { to }: Pick<HoursEventData, 'to'>,
  at: Date,
): Pick<VolunteerHours, 'deletedAt'> => ({
  deletedAt: to === 'deleted' ? (deletedAt ?? at) : null,
});

/** The importer counts as the verifier or approver of what they import. */
function importedEffect({
  at,
  actor,
  texts,
  data,
}: Extract<RecordedHours, { readonly type: 'hours.imported' }>): Partial<VolunteerHours> {
  const by = actor.id as number;
  const { to, singleActor } = data;
  const [verified, approved] = [to === 'verified', to === 'approved'];
  return {
    submittedAt: at,
    verifiedBy: verified ? by : null,
    verifiedAt: verified ? at : null,
    pastVerifiers: verified ? [by] : [],
    approvedBy: approved ? by : null,
    approvedAt: approved ? at : null,
    pastApprovers: approved ? [by] : [],
    singleActor: singleActor ?? false,
    ...ruledBy(data),
    verifierComments: texts['verifierComments'] ?? null,
    approverComments: texts['approverComments'] ?? null,
    importApprover: texts['approver'] ?? null,
    importReference: texts['reference'] ?? null,
  };
}

/** Whoever records a paper form did not verify the hours: the person who signed it did. */
const onPaper = (
  { pastVerifiers, pastRecorders, attachments }: VolunteerHours,
  { actor, data }: Extract<RecordedHours, { readonly type: 'hours.verified' }>,
): Partial<VolunteerHours> => ({
  verifiedBy: null,
  pastVerifiers,
  pastRecorders: including(pastRecorders, actor.id),
  attachments: attachments.map((one) => (one.id === data.scan ? { ...one, isScan: true } : one)),
});

const UNVERIFIED = {
  verifiedBy: null,
  verifiedAt: null,
  verificationLevel: null,
  verifierComments: null,
} as const;

const UNRULED = { rulesVersion: null, countingYear: null, countingYearEnds: null } as const;

const ruledBy = (data: HoursEventData): Pick<VolunteerHours, keyof typeof UNRULED> => ({
  rulesVersion: data.countingRules ?? null,
  countingYear: data.countingYear ?? null,
  countingYearEnds: data.countingYearEnds ?? null,
});

const UNDECIDED = {
  ...UNVERIFIED,
  approvedBy: null,
  approvedAt: null,
  approverComments: null,
  singleActor: false,
  ...UNRULED,
} as const;

const including = (people: readonly number[], person: number | null): readonly number[] =>
  person === null || people.includes(person) ? people : [...people, person];

function set({ texts }: RecordedEvent, data: HoursEventData): Partial<VolunteerHours> {
  const fields: Record<string, unknown> = { ...data.set };
  if (data.set?.hundredths !== undefined) fields['loggedHundredths'] = data.set.hundredths;
  for (const field of TEXT_FIELDS) if (texts[field] !== undefined) fields[field] = texts[field];
  return fields;
}

function begin(event: RecordedEvent, data: HoursEventData): VolunteerHours {
  // fields are written out: an object literal that starts with a spread is many times slower
  return {
    verifiedBy: null,
    verifiedAt: null,
    verificationLevel: null,
    verifierComments: null,
    approvedBy: null,
    approvedAt: null,
    approverComments: null,
    singleActor: false,
    rulesVersion: null,
    countingYear: null,
    countingYearEnds: null,
    attachments: [],
    organizationId: event.organizationId,
    id: recordIdOf(event.stream),
    version: 0,
    studentId: data.student,
    opportunityId: data.opportunity ?? null,
    createdBy: event.actor.id ?? data.student,
    status: 'draft',
    statusSince: event.at,
    createdAt: event.at,
    submittedAt: null,
    claimedAt: null,
    deletedAt: null,
    erasedAt: null,
    movedTo: null,
    ...emptyEntry(data.dateAfter),
    supervisorName: null,
    supervisorEmail: null,
    categoryId: null,
    isNonProfit: null,
    reflection: null,
    reflectionWords: null,
    loggedHundredths: null,
    importId: data.import ?? null,
    importRow: data.row ?? null,
    importApprover: null,
    importReference: null,
    pastVerifiers: [],
    pastApprovers: [],
    pastRecorders: [],
    unansweredSince: null,
    pastCouldBe: [],
  };
}
