import type { HoursView, Role } from '@hourtrail/contracts';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { placeOf } from '../entryWords.js';
import { useChangeHours } from '../useChangeHours.js';

export type Decision = 'verified' | 'approved' | 'rejected';

export interface Review {
  readonly decision: Decision;
  /** Credited hours; sent only if they differ from the claimed ones. */
  readonly hours: string;
  readonly comments: string;
}

const sameHours = (one: string | null, other: string): boolean => Number(one) === Number(other);

export function useReviewHours(role: Role): (entry: HoursView, review: Review) => Promise<HoursView> {
  const change = useChangeHours();
  return (entry, { decision, hours, comments }) => {
    const credited = decision === 'rejected' || sameHours(entry.hours, hours) ? entry.hours : hours;
    const words = comments.trim()
      ? { [role === 'verifier' ? 'verifierComments' : 'approverComments']: comments.trim() }
      : {};
    return change(
      {
        id: entry.id,
        version: entry.version,
        status: decision,
        ...words,
        ...(sameHours(entry.hours, credited ?? '') ? {} : { hours: credited }),
      },
      {
        title: `Hours ${decision}`,
        description: `${fullName(entry.student)}, ${hoursInWords(credited ?? 0)} at ${placeOf(entry)}`,
      },
    );
  };
}
