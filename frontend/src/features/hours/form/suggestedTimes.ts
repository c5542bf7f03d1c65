import { DEFAULT_END_TIME, DEFAULT_START_TIME, t, type HoursView } from '@hourtrail/contracts';
import { formatTime } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import type { Confirmation } from '../../../ui/ConfirmDialog.js';
import { formOfEntry } from './entryForm.js';
import { hoursSuggested, type Times } from './hoursAndTimes.js';

/** Whether times and hours are those that a new form opens with. */
export const areTimesAsSuggested = ({ startTime, endTime, hours }: Times): boolean =>
  startTime === DEFAULT_START_TIME &&
  endTime === DEFAULT_END_TIME &&
  hours === hoursSuggested(DEFAULT_START_TIME, DEFAULT_END_TIME);

/** A draft may have been saved with the times that the form opened with; an opportunity has its own. */
export const mayHaveSuggestedTimes = ({ status, opportunityId }: HoursView): boolean =>
  status === 'draft' && opportunityId === null;

export const hasSuggestedTimes = (entry: HoursView): boolean =>
  mayHaveSuggestedTimes(entry) && areTimesAsSuggested(formOfEntry(entry));

/** Asks whether these are the times of the work, on each of some days. */
export const timesQuestion = (
  { startTime, endTime, hours }: Times,
  { days = 1, send }: { readonly days?: number; readonly send: () => void },
): Confirmation => ({
  title: t('hoursForm.timesQuestion', { start: formatTime(startTime), end: formatTime(endTime) }),
  question: t('hoursForm.timesQuestionText', { count: days, hours: hoursInWords(hours) }),
  confirm: t('hoursForm.timesRight'),
  dismiss: t('hoursForm.changeTimes'),
  onConfirm: async () => {
    send();
    return null;
  },
});
