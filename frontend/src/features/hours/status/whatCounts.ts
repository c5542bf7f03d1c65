import type { HoursHistoryStep, HoursView } from '@hourtrail/contracts';
import { hoursFigure, hoursInWords } from '../../../lib/hours.js';
import { commentsOf } from '../entryWords.js';
import type { Reader } from './hoursStatus.js';
import { lastStep, whoDid } from './whyThere.js';

interface Counting {
  readonly words: string;
  readonly comment: string | null;
}

/** `steps` tell who rejected the entry. */
export function whatCounts(entry: HoursView, reader: Reader, steps: readonly HoursHistoryStep[] = []): Counting {
  if (entry.erasedAt && entry.deletedAt) return { words: 'Does not count: nobody had decided on it.', comment: null };
  if (entry.deletedAt) return { words: 'Does not count: it was deleted.', comment: null };
  const hours = hoursInWords(entry.hours ?? 0);
  switch (entry.status) {
    case 'pending':
    case 'verified':
      return { words: `Counts ${hours} as waiting ${toward(entry, reader)}, not as approved yet.`, comment: null };
    case 'approved':
      return { words: `Counts ${hours} as approved ${toward(entry, reader)}.`, comment: null };
    case 'rejected':
      return rejected(entry, reader, steps);
    default:
      return { words: 'Does not count yet: a draft is in no total.', comment: null };
  }
}

function toward(entry: HoursView, reader: Reader): string {
  const owns = reader.id === entry.studentId;
  if (entry.erasedAt) return 'in the totals of the school';
  if (entry.organizationId !== reader.organizationId) {
    return owns ? 'at the school where you were before' : 'toward the goal';
  }
  return `toward ${owns ? 'your' : `${entry.student.firstName}’s`} ${hoursFigure(reader.hoursGoal)}-hour goal`;
}

function rejected(entry: HoursView, reader: Reader, steps: readonly HoursHistoryStep[]): Counting {
  const step = lastStep(steps, ({ type }) => type === 'hours.rejected' || type === 'hours.revoked');
  if (!step) return { words: 'Does not count: it was rejected.', comment: commentsOf(entry) };
  const did = step.type === 'hours.revoked' ? 'took back the approval' : 'rejected it';
  const silent = step.comment === null ? ' and gave no reason' : '';
  return { words: `Does not count: ${whoDid(step, reader)} ${did}${silent}.`, comment: step.comment };
}
