import { VERIFIED_FIRST, type HoursView, type SessionUser } from '@hourtrail/contracts';

/** Readers at another school see nothing about a policy or a goal. */
export type Reader = Pick<SessionUser, 'id' | 'role' | 'organizationId' | 'approvalPolicy' | 'hoursGoal'>;

interface StatusInWords {
  readonly stage: string;
  /** Who has to act; null if no action is due. */
  readonly waitingFor: string | null;
  readonly next: string;
}

const STAFF = 'a teacher or administrator';

export function statusInWords(entry: HoursView, reader: Reader): StatusInWords {
  const owns = reader.id === entry.studentId;
  if (entry.erasedAt) return erased(entry);
  if (entry.deletedAt) return { stage: 'Deleted', waitingFor: null, next: 'It is out of every list and total.' };
  switch (entry.status) {
    case 'draft':
      return {
        stage: 'A draft that only you can see',
        waitingFor: 'you',
        next: 'Submit it for verification once it is complete.',
      };
    case 'pending':
      return entry.verifier ? toVerify(entry, entry.verifier.name, reader) : withoutVerifier(entry, reader);
    case 'verified':
      return {
        stage: entry.verifier ? `Verified by ${nameFor(entry.verifierId, entry.verifier.name, reader)}` : 'Verified',
        waitingFor: STAFF,
        next: 'Once approved, the hours are final.',
      };
    case 'approved':
      return {
        stage: entry.approver ? `Approved by ${nameFor(entry.approvedBy, entry.approver.name, reader)}` : 'Approved',
        waitingFor: null,
        next: 'Nothing is left to do.',
      };
    case 'rejected':
      return {
        stage: 'Rejected',
        waitingFor: null,
        next: `${owns ? 'You' : entry.student.firstName} can correct it and submit it again.`,
      };
    default:
      return { stage: 'Unknown', waitingFor: null, next: 'Reload the page to see where it stands.' };
  }
}

/** Erasing a volunteer deletes the texts of an entry and keeps the decision. */
const erased = ({ status, deletedAt }: HoursView): StatusInWords => ({
  stage: deletedAt
    ? 'Ended: its volunteer was erased'
    : `${status === 'approved' ? 'Approved' : 'Rejected'} before its volunteer was erased`,
  waitingFor: null,
  next: 'Nothing of it can be changed any more.',
});

const nameFor = (id: number | null, name: string, reader: Reader): string => (id === reader.id ? 'you' : name);

const isStrict = (entry: HoursView, reader: Reader): boolean =>
  entry.organizationId === reader.organizationId && reader.approvalPolicy === 'strict';

const toVerify = (entry: HoursView, verifier: string, reader: Reader): StatusInWords => ({
  stage: 'Submitted for verification',
  waitingFor: nameFor(entry.verifierId, verifier, reader),
  next: `${isStrict(entry, reader) ? `${VERIFIED_FIRST} ` : ''}After that, ${STAFF} gives the final approval.`,
});

function withoutVerifier(entry: HoursView, reader: Reader): StatusInWords {
  if (!isStrict(entry, reader)) {
    return { stage: 'Submitted', waitingFor: STAFF, next: 'They approve or reject it.' };
  }
  const volunteer = reader.id === entry.studentId ? 'You' : entry.student.firstName;
  return {
    stage: 'Submitted without a verifier',
    waitingFor: 'a verifier to be named',
    next: `${VERIFIED_FIRST} ${volunteer} or an administrator can name one.`,
  };
}
