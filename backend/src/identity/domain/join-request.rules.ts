import { NEW_SCHOOL } from '@hourtrail/contracts';
import { conflict, invalid, type DomainError } from '../../platform/kernel/domain-error.js';
import type { Editor } from './explained.js';
import type { JoinRequest } from './join-request.state.js';

export function onlyMembersOfNewSchoolAskToJoin({ organizationId }: Pick<Editor, 'organizationId'>): void {
  if (organizationId === NEW_SCHOOL.id) return;
  throw conflict('join.has-a-school', 'You belong to a school already. Only its staff can move you to another.');
}

/** One message for unknown codes and closed schools. */
export const noSchoolHasThisCode = (): DomainError =>
  invalid('join.unknown-code', [{ field: 'code', message: 'No school has this code.' }]);

export const oneRequestWaitsAtATime = (): DomainError =>
  conflict('join.waiting', 'You have asked a school already. Withdraw that request before you ask another.');

export function onlyAWaitingRequestIsAnswered({ status }: JoinRequest): void {
  if (status === 'waiting') return;
  throw conflict('join.answered', 'This request is not waiting any more.', { current: status });
}

export const whoAskedHasMovedMeanwhile = (): DomainError =>
  conflict('join.moved', 'This person belongs to another school by now. Refuse the request.');
