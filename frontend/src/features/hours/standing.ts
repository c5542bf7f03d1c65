import type { HoursView } from '@hourtrail/contracts';
import type { Viewer } from './parts.js';

/** Where an entry stands, in words. */
export interface Standing {
  readonly stage: string;
  /** Who has to act; null when nobody has. */
  readonly waitingFor: string | null;
  readonly next: string;
}

const STAFF = 'a teacher or administrator';

export function standingOf(entry: HoursView, viewer: Viewer): Standing {
  const owns = viewer.id === entry.studentId;
  const volunteer = owns ? 'you' : entry.student.firstName;
  if (entry.deletedAt) return { stage: 'Deleted', waitingFor: null, next: 'It is out of every list and total.' };
  switch (entry.status) {
    case 'draft':
      return {
        stage: 'A draft that only you can see',
        waitingFor: 'you',
        next: 'Submit it for verification once it is complete.',
      };
    case 'pending':
      return pending(entry, viewer);
    case 'verified':
      return {
        stage: entry.verifier ? `Verified by ${nameFor(entry.verifierId, entry.verifier.name, viewer)}` : 'Verified',
        waitingFor: STAFF,
        next: 'Once approved, the hours are final.',
      };
    case 'approved':
      return {
        stage: entry.approver ? `Approved by ${nameFor(entry.approvedBy, entry.approver.name, viewer)}` : 'Approved',
        waitingFor: null,
        next: 'Nothing is left to do: the hours count toward the goal.',
      };
    case 'rejected':
      return {
        stage: 'Rejected',
        waitingFor: null,
        next: `${owns ? 'You' : volunteer} can correct it and submit it again.`,
      };
    default:
      return { stage: 'Unknown', waitingFor: null, next: 'Reload the page to see where it stands.' };
  }
}

const nameFor = (id: number | null, name: string, viewer: Viewer): string => (id === viewer.id ? 'you' : name);

function pending(entry: HoursView, viewer: Viewer): Standing {
  if (!entry.verifier) return { stage: 'Submitted', waitingFor: STAFF, next: 'They approve or reject it.' };
  return {
    stage: 'Submitted for verification',
    waitingFor: nameFor(entry.verifierId, entry.verifier.name, viewer),
    next: `After that, ${STAFF} gives the final approval.`,
  };
}
