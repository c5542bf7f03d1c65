import { t, attendanceWindow, type LocalTime } from '@hourtrail/contracts';
import { conflict, forbidden } from '../../platform/kernel/domain-error.js';
import { recordIdOf, type DomainEvent, type RecordedEvent } from '../../platform/kernel/event.js';
import { cancelledIsCancelled } from './opportunity.rules.js';
import type { Opportunity, Person } from './opportunity.state.js';

/** Its id is the opportunity's id. */
export interface CheckInCode {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  /** Null once erased. */
  readonly code: string | null;
}

export type CheckInEventData = { readonly opportunityId: number; readonly noReason?: true };

export type CheckInEvent = DomainEvent & {
  readonly type: 'attendance.opened' | 'attendance.code-renewed';
  readonly data: CheckInEventData;
};

interface Opening {
  readonly by: Person;
  /** The code to use if a new one is needed. */
  readonly fresh: string;
  readonly renew: boolean;
  readonly reason?: string | null | undefined;
}

/** Works before the opportunity begins, so that the code can be printed. Keeps an existing code unless `renew`. */
export function openCheckIn(
  opportunity: Opportunity,
  before: CheckInCode | undefined,
  { by, fresh, renew, reason }: Opening,
  now: LocalTime,
): readonly CheckInEvent[] {
  itsCoordinatorAndStaffOpenIt(opportunity, by);
  cancelledIsCancelled(opportunity);
  itIsNotLongOver(opportunity, now);
  if (before?.code && !renew) return [];
  const elsewhere = by.organizationId !== opportunity.organizationId;
  const why = reason?.trim();
  return [
    {
      type: before ? 'attendance.code-renewed' : 'attendance.opened',
      data: { opportunityId: opportunity.id, ...(elsewhere && !why ? { noReason: true } : {}) },
      texts: { code: fresh, ...(why ? { reason: why } : {}) },
    },
  ];
}

export const evolve = (before: CheckInCode | undefined, event: RecordedEvent): CheckInCode => ({
  organizationId: event.organizationId,
  id: before?.id ?? recordIdOf(event.stream),
  version: event.version,
  code: event.texts['code'] ?? null,
});

function itsCoordinatorAndStaffOpenIt({ coordinatorId }: Opportunity, by: Person): void {
  if (by.role !== 'verifier' || by.id === coordinatorId) return;
  throw forbidden('attendance.not-yours', t('apiOpportunities.checkInNotYours'));
}

function itIsNotLongOver(opportunity: Opportunity, now: LocalTime): void {
  if (attendanceWindow(opportunity, now) !== 'late') return;
  throw conflict('attendance.over', t('apiOpportunities.checkInOver'));
}
