import { t, NEW_SCHOOL, type JoinRequestStatus, type JoinsAs, type Role } from '@hourtrail/contracts';
import { conflict, invalid, type DomainError } from '../../platform/kernel/domain-error.js';
import { recordIdOf, type RecordedEvent, type DomainEvent } from '../../platform/kernel/event.js';
import { withReason, type Editor } from './with-reason.js';
import { erasedTexts, type User } from './user.js';

export interface JoinRequest {
  /** The school that decides. */
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly userId: number;
  readonly fromSchool: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** What they ask to join as. */
  readonly role: Role;
  readonly status: JoinRequestStatus;
  readonly askedAt: Date;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
}

/** Logged at the school that decides. */
export type JoinRequestEventData = {
  /** Texts: firstName, lastName, email at that time. */
  'join-request.asked': { readonly userId: number; readonly from: number; readonly role: Role };
  'join-request.admitted': { readonly userId: number; readonly role: Role };
  'join-request.refused': { readonly userId: number };
  /** By the person, or because they moved to another school. */
  'join-request.withdrawn': { readonly userId: number };
  'join-request.erased': { readonly userId: number };
};

export type JoinRequestEventType = keyof JoinRequestEventData;

export type JoinRequestEvent = {
  [Type in JoinRequestEventType]: DomainEvent & {
    readonly type: Type;
    readonly data: JoinRequestEventData[Type] & { readonly noReason?: true };
  };
}[JoinRequestEventType];

export function requestToJoin(
  { id, organizationId, firstName, lastName, email }: User,
  role: JoinsAs = 'student',
): readonly JoinRequestEvent[] {
  onlyMembersOfNewSchoolAskToJoin({ organizationId });
  return [
    {
      type: 'join-request.asked',
      data: { userId: id, from: organizationId, role },
      texts: { firstName, lastName, email },
    },
  ];
}

export const askedToJoinAs = ({ role }: JoinRequest): JoinsAs => (role === 'parent' ? 'parent' : 'student');

interface Decision {
  readonly by: Editor;
  readonly reason?: string | null | undefined;
}

export function admit(request: JoinRequest, role: Role, decision: Decision): readonly JoinRequestEvent[] {
  return decided({ type: 'join-request.admitted', data: { userId: request.userId, role } }, request, decision);
}

export function refuse(request: JoinRequest, decision: Decision): readonly JoinRequestEvent[] {
  return decided({ type: 'join-request.refused', data: { userId: request.userId } }, request, decision);
}

export function withdraw(request: JoinRequest): readonly JoinRequestEvent[] {
  onlyAWaitingRequestIsAnswered(request);
  return [{ type: 'join-request.withdrawn', data: { userId: request.userId } }];
}

function decided(event: JoinRequestEvent, request: JoinRequest, decision: Decision): readonly JoinRequestEvent[] {
  onlyAWaitingRequestIsAnswered(request);
  return withReason([event], { ...decision, organizationId: request.organizationId });
}

export function onlyMembersOfNewSchoolAskToJoin({ organizationId }: Pick<Editor, 'organizationId'>): void {
  if (organizationId === NEW_SCHOOL.id) return;
  throw conflict('join.has-a-school', t('apiPeople.hasSchool'));
}

/** One message for unknown codes and closed schools. */
export const noSchoolHasThisCode = (): DomainError =>
  invalid('join.unknown-code', [{ field: 'code', message: t('apiPeople.unknownJoinCode') }]);

export const oneRequestWaitsAtATime = (): DomainError => conflict('join.waiting', t('apiPeople.joinRequestWaiting'));

export function onlyAWaitingRequestIsAnswered({ status }: JoinRequest): void {
  if (status === 'waiting') return;
  throw conflict('join.answered', t('apiPeople.joinRequestAnswered'), { current: status });
}

export const requesterHasMoved = (): DomainError => conflict('join.moved', t('apiPeople.requesterMoved'));

const STATUS_AFTER: Readonly<Record<string, JoinRequestStatus>> = {
  'join-request.admitted': 'admitted',
  'join-request.refused': 'refused',
  'join-request.withdrawn': 'withdrawn',
};

export function evolve(before: JoinRequest | undefined, event: RecordedEvent): JoinRequest {
  if (!before && event.type === 'join-request.asked') return begun(event);
  if (before && event.type === 'join-request.erased') {
    return { ...before, ...nameless(before.userId), version: event.version };
  }
  const status = STATUS_AFTER[event.type];
  if (!before || !status) throw new Error(`A request to join does not know ${event.type} here.`);
  return { ...before, version: event.version, status, decidedBy: event.actor.id, decidedAt: event.at };
}

function begun({ organizationId, stream, version, data, texts, at }: RecordedEvent): JoinRequest {
  const { userId, from, role } = data as unknown as JoinRequestEventData['join-request.asked'];
  const unknown = nameless(userId);
  return {
    organizationId,
    id: recordIdOf(stream),
    version,
    userId,
    fromSchool: from,
    firstName: texts['firstName'] ?? unknown.firstName,
    lastName: texts['lastName'] ?? unknown.lastName,
    email: texts['email'] ?? unknown.email,
    role,
    status: 'waiting',
    askedAt: at,
    decidedBy: null,
    decidedAt: null,
  };
}

function nameless(userId: number): Pick<JoinRequest, 'firstName' | 'lastName' | 'email'> {
  const { firstName, lastName, email } = erasedTexts(userId);
  return { firstName, lastName, email };
}
