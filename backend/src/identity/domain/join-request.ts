import type { JoinRequestStatus, Role } from '@hourtrail/contracts';
import { recordIdOf, type RecordedEvent } from '../../platform/kernel/event.js';
import { explained, type Editor } from './explained.js';
import type { JoinRequestEvent, JoinRequestEventData } from './join-request.events.js';
import * as rules from './join-request.rules.js';
import type { JoinRequest } from './join-request.state.js';
import { erasedTexts, type User } from './user.js';

export function ask({ id, organizationId, role, firstName, lastName, email }: User): readonly JoinRequestEvent[] {
  rules.onlyMembersOfNewSchoolAskToJoin({ organizationId });
  return [
    {
      type: 'join-request.asked',
      data: { userId: id, from: organizationId, role },
      texts: { firstName, lastName, email },
    },
  ];
}

interface Answer {
  readonly by: Editor;
  readonly reason?: string | null | undefined;
}

export function admit(request: JoinRequest, role: Role, answer: Answer): readonly JoinRequestEvent[] {
  return answered({ type: 'join-request.admitted', data: { userId: request.userId, role } }, request, answer);
}

export function refuse(request: JoinRequest, answer: Answer): readonly JoinRequestEvent[] {
  return answered({ type: 'join-request.refused', data: { userId: request.userId } }, request, answer);
}

export function withdraw(request: JoinRequest): readonly JoinRequestEvent[] {
  rules.onlyAWaitingRequestIsAnswered(request);
  return [{ type: 'join-request.withdrawn', data: { userId: request.userId } }];
}

function answered(event: JoinRequestEvent, request: JoinRequest, answer: Answer): readonly JoinRequestEvent[] {
  rules.onlyAWaitingRequestIsAnswered(request);
  return explained([event], { ...answer, organizationId: request.organizationId });
}

const ANSWERS: Readonly<Record<string, JoinRequestStatus>> = {
  'join-request.admitted': 'admitted',
  'join-request.refused': 'refused',
  'join-request.withdrawn': 'withdrawn',
};

export function evolve(before: JoinRequest | undefined, event: RecordedEvent): JoinRequest {
  if (!before && event.type === 'join-request.asked') return begun(event);
  if (before && event.type === 'join-request.erased') {
    return { ...before, ...nameless(before.userId), version: event.version };
  }
  const status = ANSWERS[event.type];
  if (!before || !status) throw new Error(`A request to join does not know ${event.type} here.`);
  return { ...before, version: event.version, status, decidedBy: event.actor.id, decidedAt: event.at };
}

function nameless(userId: number): Pick<JoinRequest, 'firstName' | 'lastName' | 'email'> {
  const { firstName, lastName, email } = erasedTexts(userId);
  return { firstName, lastName, email };
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
