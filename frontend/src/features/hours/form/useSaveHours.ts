import type { HoursView } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { refreshHoursLists, useLogDayMutation, useLogHoursMutation } from '../../../api/hours.js';
import { usePresence } from '../../../api/usePresence.js';
import { tellFailure, told } from '../../../ui/told.js';
import { toast } from '../../../ui/toast.js';
import { fieldsOf } from './entryForm.js';
import type { HoursFormValues } from './hoursForm.js';
import { sendEach, type DaysOutcome } from './sendEach.js';
import { SUBMISSION_FAILED, UPDATE_FAILED, useChangeHours } from '../useChangeHours.js';

const DRAFT_SAVED = { title: 'Draft saved', description: 'Only you can see it until you submit it.' };
const UPDATED = { title: 'Hours Updated' };

const waiting = (verifier: string | undefined): string =>
  verifier ? `waiting for ${verifier} to verify.` : 'waiting for a teacher or administrator.';

const submitted = (verifier: string | undefined) => ({
  title: 'Hours submitted',
  description: `Now ${waiting(verifier)}`,
});

const severalDone = (count: number, status: HoursFormValues['status'], verifier: string | undefined) =>
  status === 'draft'
    ? { title: 'Draft saved', description: `${count} entries. Only you can see them until you submit them.` }
    : { title: 'Hours submitted', description: `${count} entries, now ${waiting(verifier)}` };

/** Writes the form: a new entry, of an opportunity where one is given, or changes to one. Throws what went wrong once it has been told. */
export function useSaveHours(
  entry: HoursView | undefined,
  opportunityId: number | undefined,
): (values: HoursFormValues, verifier?: string) => Promise<HoursView> {
  const [log] = useLogHoursMutation();
  const change = useChangeHours();
  return async (values, verifier) => {
    const fields = fieldsOf(values);
    const submits = values.status === 'pending';
    if (entry) {
      const known = { id: entry.id, version: entry.version, ...fields };
      if (entry.status === 'pending' || !submits) {
        return change(known, entry.status === 'draft' ? DRAFT_SAVED : UPDATED, UPDATE_FAILED);
      }
      return change({ ...known, status: 'pending' }, submitted(verifier), SUBMISSION_FAILED);
    }
    return told(log({ ...fields, status: values.status, ...(opportunityId && { opportunityId }) }).unwrap(), {
      done: submits ? submitted(verifier) : DRAFT_SAVED,
      failed: SUBMISSION_FAILED,
    });
  };
}

interface SeveralDays {
  readonly values: HoursFormValues;
  readonly days: readonly string[];
  readonly verifier: string | undefined;
  /** Told after each day that is done which ones are left. */
  readonly onLeft: (left: readonly string[]) => void;
}

/** Logs the same on several days, an entry each, and tells how it went. */
export function useLogDays(): (several: SeveralDays) => Promise<DaysOutcome> {
  const [log] = useLogDayMutation();
  const dispatch = useDispatch();
  const isPresent = usePresence();
  return async ({ values, days, verifier, onLeft }) => {
    const send = async (date: string): Promise<HoursView> => {
      if (!isPresent()) throw new Error('Signed out before all days were sent.');
      return log({ ...fieldsOf({ ...values, date }), status: values.status }).unwrap();
    };
    const outcome = await sendEach(days, send, onLeft);
    const { done, refused, stopped } = outcome;
    if (done > 0) dispatch(refreshHoursLists());
    if (stopped !== undefined) tellFailure(stopped, SUBMISSION_FAILED);
    else if (refused.length === 0) toast(severalDone(done, values.status, verifier));
    else {
      const description = `${refused.length} of ${days.length} entries were not ${values.status === 'draft' ? 'saved' : 'submitted'}.`;
      toast({ title: SUBMISSION_FAILED.title, description, destructive: true });
    }
    return outcome;
  };
}
