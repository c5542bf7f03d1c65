import { NEW_SCHOOL, t, type HoursView, type SessionUser, type SupervisorView } from '@hourtrail/contracts';
import { verifierName } from '../entryWords.js';

/** Readers at another school see nothing about a policy or a goal. */
export type Reader = Pick<SessionUser, 'id' | 'role' | 'organizationId' | 'approvalPolicy' | 'hoursGoal'>;

interface StatusInWords {
  /** The status, and whom the entry waits for. */
  readonly status: string;
  /** Whether a person has to act. */
  readonly waits: boolean;
  readonly next: string;
}

/** Nobody teaches there. */
const IN_NEW_SCHOOL: StatusInWords = {
  status: t('hours.newSchoolStatus'),
  waits: true,
  next: t('hours.newSchoolNext'),
};

export function statusInWords(entry: HoursView, reader: Reader): StatusInWords {
  if (entry.erasedAt) return erased(entry);
  if (entry.deletedAt) return { status: t('common.deleted'), waits: false, next: t('hours.deletedNext') };
  switch (entry.status) {
    case 'draft':
      return { status: t('hours.draftStatus'), waits: true, next: t('hours.draftNext') };
    case 'pending':
      if (entry.studentId === reader.id && entry.organizationId === NEW_SCHOOL.id) return IN_NEW_SCHOOL;
      if (entry.supervisor) return toConfirm(entry.supervisor, entry, reader);
      if (entry.verifierInactive && !isStrict(entry, reader)) return withoutVerifier(entry, reader);
      return entry.verifier ? toVerify(entry, verifierName(entry) ?? '', reader) : withoutVerifier(entry, reader);
    case 'verified':
      return {
        status: t('hours.verifiedStatus', {
          ...(entry.verification?.level === 'paper'
            ? { who: 'paper', name: '' }
            : person(entry.verifierId, (entry.supervisor ?? entry.verifier)?.name, reader)),
          how: entry.verification?.level === 'email-link' ? 'link' : 'account',
        }),
        waits: true,
        next: t('hours.verifiedNext'),
      };
    case 'approved':
      return {
        status: entry.approver
          ? t('hours.approvedStatus', person(entry.approvedBy, entry.approver.name, reader))
          : t('common.approved'),
        waits: false,
        next: t('hours.approvedNext'),
      };
    case 'rejected':
      return { status: t('common.rejected'), waits: false, next: t('hours.rejectedNext', volunteer(entry, reader)) };
    default:
      return { status: t('hours.unknownStatus'), waits: false, next: t('hours.unknownNext') };
  }
}

/** Erasing a volunteer deletes the texts of an entry and keeps the decision. */
const erased = ({ status, deletedAt }: HoursView): StatusInWords => ({
  status: t('hours.erasedStatus', { status: deletedAt ? 'undecided' : status }),
  waits: false,
  next: t('hours.erasedNext'),
});

interface Person {
  readonly who: 'you' | 'unknown' | 'other';
  readonly name: string;
}

const person = (id: number | null, name: string | undefined, reader: Reader): Person => ({
  who: name === undefined ? 'unknown' : id === reader.id ? 'you' : 'other',
  name: name ?? '',
});

const volunteer = ({ studentId, student }: HoursView, reader: Reader): Person =>
  person(studentId, student.firstName, reader);

const isStrict = (entry: HoursView, reader: Reader): boolean =>
  entry.organizationId === reader.organizationId && reader.approvalPolicy === 'strict';

const toVerify = (entry: HoursView, verifier: string, reader: Reader): StatusInWords => ({
  status: t('hours.pendingStatus', person(entry.verifierId, verifier, reader)),
  waits: true,
  next: `${isStrict(entry, reader) ? `${t('rules.verifiedFirst')} ` : ''}${t('hours.approvalNext')}`,
});

const toConfirm = (supervisor: SupervisorView, entry: HoursView, reader: Reader): StatusInWords => ({
  status: t('hours.supervisorStatus', { name: supervisor.name }),
  waits: true,
  next: isStrict(entry, reader) ? t('rules.verifiedFirst') : t('hours.approvalNext'),
});

const withoutVerifier = (entry: HoursView, reader: Reader): StatusInWords =>
  isStrict(entry, reader)
    ? {
        status: t('hours.withoutVerifierStatus'),
        waits: true,
        next: `${t('rules.verifiedFirst')} ${t('hours.withoutVerifierNext', volunteer(entry, reader))}`,
      }
    : {
        status: t('hours.pendingForStaffStatus'),
        waits: true,
        next: entry.verifierInactive
          ? t('hours.inactiveVerifierNext', { name: entry.verifier?.name ?? '' })
          : t('hours.pendingForStaffNext'),
      };
