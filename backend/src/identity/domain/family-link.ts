import { t, NEW_SCHOOL, reachOf, type FamilyLinkStatus, type Role } from '@hourtrail/contracts';
import { conflict, invalid, type DomainError, type FieldProblem } from '../../platform/kernel/domain-error.js';
import { recordIdOf, type RecordedEvent, type DomainEvent } from '../../platform/kernel/event.js';

export interface FamilyLink {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly parentId: number;
  readonly studentId: number;
  readonly status: FamilyLinkStatus;
  readonly requestedBy: number | null;
  readonly requestedAt: Date;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
}

export interface FamilyActor {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
}

export interface Family {
  readonly parentId: number;
  readonly studentId: number;
}

export type FamilyLinkData = {
  readonly parentId: number;
  readonly studentId: number;
  /** A reason (text `reason`) was requested but not given. */
  readonly noReason?: true;
  /** The roster that names the two. */
  readonly import?: number;
};

export const FAMILY_LINK_EVENT_TYPES = [
  /** A parent entered the student's family code. */
  'family-link.requested',
  /** Staff linked the two; no confirmation follows. */
  'family-link.made',
  'family-link.confirmed',
  'family-link.refused',
  'family-link.revoked',
  /** Erases the reasons. The link itself ended before. */
  'family-link.erased',
] as const;
export type FamilyLinkEventType = (typeof FAMILY_LINK_EVENT_TYPES)[number];

export type FamilyLinkEvent = DomainEvent & { readonly type: FamilyLinkEventType; readonly data: FamilyLinkData };

export const request = ({ parentId, studentId }: Family): readonly FamilyLinkEvent[] => [
  { type: 'family-link.requested', data: { parentId, studentId } },
];

export const make = (
  { parentId, studentId }: Family,
  { elsewhere, reason }: { readonly elsewhere: boolean; readonly reason?: string | null | undefined },
): readonly FamilyLinkEvent[] => [
  linkEvent('family-link.made', { parentId, studentId }, { needsReason: elsewhere, reason }),
];

export function confirm(link: FamilyLink, by: FamilyActor, reason?: string | null): readonly FamilyLinkEvent[] {
  onlyARequestIsAnswered(link);
  return [decided('family-link.confirmed', link, by, reason)];
}

export function refuse(link: FamilyLink, by: FamilyActor, reason?: string | null): readonly FamilyLinkEvent[] {
  onlyARequestIsAnswered(link);
  return [decided('family-link.refused', link, by, reason)];
}

/** Also ends a pending request. */
export function revoke(link: FamilyLink, by: At, reason?: string | null): readonly FamilyLinkEvent[] {
  onlyALiveLinkIsRevoked(link);
  return [decided('family-link.revoked', link, by, reason)];
}

type At = Pick<FamilyActor, 'organizationId'>;

const decided = (
  type: FamilyLinkEventType,
  { parentId, studentId, organizationId }: FamilyLink,
  by: At,
  reason: string | null | undefined,
): FamilyLinkEvent =>
  linkEvent(type, { parentId, studentId }, { needsReason: by.organizationId !== organizationId, reason });

function linkEvent(
  type: FamilyLinkEventType,
  data: FamilyLinkData,
  { needsReason, reason }: { readonly needsReason: boolean; readonly reason: string | null | undefined },
): FamilyLinkEvent {
  if (reason?.trim()) return { type, data, texts: { reason } };
  return { type, data: needsReason ? { ...data, noReason: true } : data };
}

export function onlyARequestIsAnswered({ status }: FamilyLink): void {
  if (status === 'requested') return;
  throw conflict('family-link.answered', t('apiPeople.linkAnswered'), { current: status });
}

export function onlyALiveLinkIsRevoked({ status }: FamilyLink): void {
  if (status === 'requested' || status === 'confirmed') return;
  throw conflict('family-link.ended', t('apiPeople.linkEnded'), { current: status });
}

export function isVisibleTo(link: FamilyLink, by: FamilyActor): boolean {
  const reach = reachOf(by.role, 'families.read');
  if (reach.includes('everywhere')) return true;
  if (by.organizationId !== link.organizationId) return false;
  return reach.includes('school') || by.id === link.parentId || by.id === link.studentId;
}

export interface LinkRequest {
  readonly code?: string | null | undefined;
  readonly parentId?: number | null | undefined;
  readonly studentId?: number | null | undefined;
}

export function parentsEnterAFamilyCode({ code, parentId, studentId }: LinkRequest): string {
  const named = { parentId, studentId };
  const problems = [
    ...(isPresent(code) ? [] : [{ field: 'code', message: t('apiPeople.familyCodeRequired') }]),
    ...problemsWith(named, isPresent, t('apiPeople.parentsUseCode')),
  ];
  if (problems.length > 0) throw invalid('invalid-input', problems);
  return code as string;
}

export function staffNameBoth({ code, parentId, studentId }: LinkRequest): Family {
  const named = { parentId, studentId };
  const problems = [
    ...problemsWith({ code }, isPresent, t('apiPeople.staffNameBoth')),
    ...problemsWith(named, (id) => !isPresent(id), t('apiPeople.parentAndStudentRequired')),
  ];
  if (problems.length > 0) throw invalid('invalid-input', problems);
  return named as Family;
}

const isPresent = (sent: unknown): boolean => sent !== undefined && sent !== null;

const problemsWith = (sent: object, isWrong: (value: unknown) => boolean, message: string): FieldProblem[] =>
  Object.entries(sent).flatMap(([field, value]) => (isWrong(value) ? [{ field, message }] : []));

export interface Linkable {
  readonly organizationId: number;
  readonly role: Role;
}

/** One message for missing people, other schools' and wrong roles, so that ids can't be probed. */
export function aParentAndAStudentOfOneSchool(parent: Linkable | undefined, student: Linkable | undefined): number {
  const parents = parent?.role === 'parent';
  const students = student?.role === 'student' && (!parents || student.organizationId === parent.organizationId);
  if (parents && students) return parent.organizationId;
  throw invalid('family-link.not-a-family', [
    ...(parents ? [] : [{ field: 'parentId', message: t('apiPeople.parentUnknown') }]),
    ...(students ? [] : [{ field: 'studentId', message: t('apiPeople.studentUnknown') }]),
  ]);
}

export const noStudentHasThisCode = (): DomainError =>
  invalid('family-link.unknown-code', [{ field: 'code', message: t('apiPeople.unknownFamilyCode') }]);

export function membersOfNewSchoolJoinASchoolFirst(organizationId: number): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('family-link.no-school-yet', t('apiPeople.familiesNeedSchool'));
}

const BECOMES: Readonly<Record<Exclude<FamilyLinkEventType, 'family-link.erased'>, FamilyLinkStatus>> = {
  'family-link.requested': 'requested',
  'family-link.made': 'confirmed',
  'family-link.confirmed': 'confirmed',
  'family-link.refused': 'refused',
  'family-link.revoked': 'revoked',
};

export function evolve(before: FamilyLink | undefined, event: RecordedEvent): FamilyLink {
  const { at, actor, organizationId, version } = event;
  if (before && event.type === 'family-link.erased') return { ...before, version };
  const status = BECOMES[event.type as keyof typeof BECOMES];
  const { parentId, studentId } = event.data as unknown as FamilyLinkData;
  const id = recordIdOf(event.stream);
  const begun = before ?? { organizationId, id, parentId, studentId, requestedBy: actor.id, requestedAt: at };
  const decision =
    status === 'requested' ? { decidedBy: null, decidedAt: null } : { decidedBy: actor.id, decidedAt: at };
  return { ...begun, ...decision, version, status };
}
