import type { OpportunityView, VerifierOption } from '@hourtrail/contracts';
import { hoursFigure } from '../../../lib/hours.js';
import type { HoursFormValues } from './hoursForm.js';

export const coordinatorLeft = ({ coordinatorId }: OpportunityView, verifiers: readonly VerifierOption[]): boolean =>
  coordinatorId !== null && !verifiers.some(({ id }) => id === coordinatorId);

/** All of an entry for who was there from start to end; a coordinator who can no longer be named is left out. */
export const attended = (
  opportunity: OpportunityView,
  verifiers: readonly VerifierOption[],
): Partial<HoursFormValues> => ({
  organizationName: opportunity.organizationName,
  description: opportunity.title,
  date: opportunity.day,
  startTime: opportunity.startTime,
  endTime: opportunity.endTime,
  hours: hoursFigure(opportunity.hours),
  ...(opportunity.coordinatorId !== null &&
    !coordinatorLeft(opportunity, verifiers) && { verifierId: String(opportunity.coordinatorId) }),
});
