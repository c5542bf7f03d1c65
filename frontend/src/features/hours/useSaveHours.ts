import type { HoursView } from '@hourtrail/contracts';
import { useLogHoursMutation } from '../../api/hours.js';
import { told } from '../../ui/told.js';
import { fieldsOf, type HoursFormValues } from './hoursForm.js';
import { SUBMISSION_FAILED, UPDATE_FAILED, useChangeHours } from './useChangeHours.js';

const DRAFT_SAVED = { title: 'Draft saved', description: 'Only you can see it until you submit it.' };
const UPDATED = { title: 'Hours Updated' };

const submitted = (verifier: string | undefined) => ({
  title: 'Hours submitted',
  description: verifier ? `Now waiting for ${verifier} to verify.` : 'Now waiting for a teacher or administrator.',
});

/** Writes the form: a new entry, or changes to one. Throws what went wrong once it has been told. */
export function useSaveHours(
  entry: HoursView | undefined,
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
    return told(log({ ...fields, status: values.status }).unwrap(), {
      done: submits ? submitted(verifier) : DRAFT_SAVED,
      failed: SUBMISSION_FAILED,
    });
  };
}
