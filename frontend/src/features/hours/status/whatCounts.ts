import { t, type HoursHistoryStep, type HoursView } from '@hourtrail/contracts';
import { hoursFigure, hoursInWords } from '../../../lib/hours.js';
import { commentsOf, countedWords } from '../entryWords.js';
import type { Reader } from './hoursStatus.js';
import { actorOf, lastStep } from './whyThere.js';

interface Counting {
  readonly words: string;
  readonly comment: string | null;
}

/** `steps` tell who rejected the entry. */
export function whatCounts(entry: HoursView, reader: Reader, steps: readonly HoursHistoryStep[] = []): Counting {
  if (entry.erasedAt && entry.deletedAt) return { words: t('hours.undecidedDoesNotCount'), comment: null };
  if (entry.deletedAt) return { words: t('hours.deletedDoesNotCount'), comment: null };
  switch (entry.status) {
    case 'pending':
    case 'verified':
      return { words: waitingInWords(entry, reader), comment: null };
    case 'approved':
      return { words: approvedInWords(entry, reader), comment: null };
    case 'rejected':
      return rejected(entry, reader, steps);
    default:
      return { words: t('hours.draftDoesNotCount'), comment: null };
  }
}

function waitingInWords(entry: HoursView, reader: Reader): string {
  const words =
    entry.counted.length > 0
      ? t('hours.wouldCount', { hours: hoursInWords(entry.hours ?? 0), reasons: countedWords(entry.counted) })
      : t('hours.countsAsWaiting', counted(entry, reader));
  return entry.waitingTogether ? `${words} ${entry.waitingTogether}` : words;
}

const approvedInWords = (entry: HoursView, reader: Reader): string =>
  entry.counted.length > 0 ? countedWords(entry.counted) : t('hours.countsAsApproved', counted(entry, reader));

const counted = (entry: HoursView, reader: Reader) => ({
  hours: hoursInWords(entry.hours ?? 0),
  toward: toward(entry, reader),
  name: entry.student.firstName,
  goal: hoursFigure(reader.hoursGoal),
});

function toward(entry: HoursView, reader: Reader): 'school' | 'earlierSchool' | 'anotherSchool' | 'yours' | 'theirs' {
  const owns = reader.id === entry.studentId;
  if (entry.erasedAt) return 'school';
  if (entry.organizationId !== reader.organizationId) return owns ? 'earlierSchool' : 'anotherSchool';
  return owns ? 'yours' : 'theirs';
}

function rejected(entry: HoursView, reader: Reader, steps: readonly HoursHistoryStep[]): Counting {
  const step = lastStep(steps, ({ type }) => type === 'hours.rejected' || type === 'hours.revoked');
  if (!step) return { words: t('hours.rejectedDoesNotCount'), comment: commentsOf(entry) };
  return { words: rejectionInWords(step, reader), comment: step.comment };
}

function rejectionInWords(step: HoursHistoryStep, reader: Reader): string {
  const by = actorOf(step, reader);
  if (step.type === 'hours.revoked') {
    return step.comment === null ? t('hours.revokedWithoutReason', by) : t('hours.revokedWithReason', by);
  }
  return step.comment === null ? t('hours.rejectedWithoutReason', by) : t('hours.rejectedWithReason', by);
}
