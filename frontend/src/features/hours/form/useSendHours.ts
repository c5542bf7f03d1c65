import { useEffect, useRef, useState } from 'react';
import { NEW_SCHOOL, t, type HoursView, type OpportunityView, type VerifierOption } from '@hourtrail/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { errorMessage, fieldErrors, isLost } from '../../../api/errorMessage.js';
import { refreshAllHours, refreshHours, useLogDayMutation, useLogHoursMutation } from '../../../api/hours.js';
import { usePresence, useSessionUser } from '../../../api/useSessionUser.js';
import { fullName } from '../../../lib/names.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import { toast } from '../../../ui/toast.js';
import { showFailure, withToast } from '../../../ui/withToast.js';
import { countedWords } from '../entryWords.js';
import type { Uploads } from '../attachments/uploads.js';
import { whileSending } from './beingSent.js';
import { BY_EMAIL, fieldsOf } from './entryForm.js';
import { HOURS_FIELDS, asDays, daysOf, type HoursFormValues } from './hoursFormValues.js';
import { savedDraft, type Typed } from './savedDraft.js';
import { sendEach, type RefusedDay, type DaysOutcome } from './sendEach.js';
import { SUBMISSION_FAILED, UPDATE_FAILED, useChangeHours } from '../useChangeHours.js';

/** The result of the last attempt, to show in the form. */
export interface Attempt {
  /** No response arrived: the user can send the same values again. */
  readonly lost: boolean;
  /** The number of logged days, if some failed. */
  readonly done: number;
  readonly refused: readonly RefusedDay[];
}

const NOTHING_TO_SAY: Attempt = { lost: false, done: 0, refused: [] };

interface Sending {
  readonly form: UseFormReturn<HoursFormValues>;
  readonly entry: HoursView | undefined;
  readonly opportunity: OpportunityView | undefined;
  readonly verifiers: readonly VerifierOption[];
  readonly typed: Typed;
  readonly uploads: Pick<Uploads, 'send'>;
  readonly onSent: () => void;
}

export function useSendHours({ form, entry, opportunity, verifiers, typed, uploads, onSent }: Sending): {
  readonly attempt: Attempt;
  readonly send: (status: HoursFormValues['status']) => Promise<void>;
} {
  const [attempt, setAttempt] = useState(NOTHING_TO_SAY);
  const save = useSaveHours(entry, opportunity?.id);
  const attach = useAttach(uploads);
  const logDays = useLogDays(attach);

  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const finish = (): void => {
    typed.drop();
    if (isOpen.current) onSent();
  };
  const showBesideFields = (error: unknown): void => {
    if (isLost(error)) return;
    const errors = fieldErrors(error).map((one) => ({ ...one, field: SUPERVISOR_FIELDS[one.field] ?? one.field }));
    showFieldErrors(errors, HOURS_FIELDS, form.setError);
    const unseen = errors.filter(({ field }) => !HOURS_FIELDS.some((name) => name === field));
    const message =
      errors.length > 0 ? unseen.map((one) => one.message).join(' ') : errorMessage(error, SUBMISSION_FAILED.fallback);
    if (message) form.setError('root.server', { message });
  };
  const saveOne = async (values: HoursFormValues, verifier: string | undefined): Promise<void> => {
    try {
      const { id } = await save(values, verifier);
      await attach(id);
      finish();
    } catch (error) {
      setAttempt({ ...NOTHING_TO_SAY, lost: isLost(error) });
      showBesideFields(error);
    }
  };
  const logEachDay = async (values: HoursFormValues, verifier: string | undefined): Promise<void> => {
    const days = daysOf(values);
    const place = (left: readonly string[]): void => {
      const now = { ...values, ...asDays(left) };
      typed.keep(now);
      form.setValue('date', now.date);
      form.setValue('otherDays', now.otherDays);
      form.setValue('otherDay', now.otherDay);
    };
    place(days);
    // do not restore a draft that sign-out deleted
    const onLeft = (left: readonly string[]): void =>
      left.length > 0 && savedDraft(typed.slot) ? place(left) : undefined;
    const { done, refused, stopped } = await logDays({ values, days, verifier, onLeft });
    if (stopped === undefined && refused.length === 0) {
      finish();
      return;
    }
    setAttempt({ lost: isLost(stopped), done, refused });
    if (stopped !== undefined) showBesideFields(stopped);
  };
  const send = (status: HoursFormValues['status']): Promise<void> => {
    form.setValue('status', status);
    setAttempt(NOTHING_TO_SAY);
    return form.handleSubmit(async (values) => {
      const verifier = verifiers.find(({ id }) => String(id) === values.verifierId);
      const logsSeveral = !entry && daysOf(values).length > 1;
      const sendThem = logsSeveral ? logEachDay : saveOne;
      const name = values.verifierId === BY_EMAIL ? values.supervisorName.trim() : verifier && fullName(verifier);
      await whileSending(typed.slot, () => sendThem(values, name));
    })();
  };
  return { attempt, send };
}

/** The form's fields by those of the wire. */
const SUPERVISOR_FIELDS: Readonly<Record<string, string>> = {
  'supervisor.name': 'supervisorName',
  'supervisor.email': 'supervisorEmail',
};

const DRAFT_SAVED = { title: t('hoursForm.draftSaved'), description: t('hoursForm.draftSavedText', { count: 1 }) };
const UPDATED = { title: t('hours.updated') };

/** Says for whom entries wait: the verifier or supervisor with this name, staff or, in New School, a school to join. */
function useSubmittedWords() {
  const isNew = useSessionUser().organizationId === NEW_SCHOOL.id;
  return (name: string | undefined, count = 1, counted: HoursView['counted'] = []) => {
    const waits = isNew
      ? t('hoursForm.waitingForSchool', { count })
      : name
        ? t('hoursForm.waitingForVerifier', { count, name })
        : t('hoursForm.waitingForStaff', { count });
    return { title: t('hours.submitted'), description: [waits, countedWords(counted)].filter(Boolean).join(' ') };
  };
}

/** Creates or changes an entry. Shows a toast and rethrows errors. */
function useSaveHours(
  entry: HoursView | undefined,
  opportunityId: number | undefined,
): (values: HoursFormValues, verifier?: string) => Promise<HoursView> {
  const [log] = useLogHoursMutation();
  const change = useChangeHours();
  const submitted = useSubmittedWords();
  return async (values, verifier) => {
    const fields = fieldsOf(values, entry);
    const submits = values.status === 'pending';
    if (entry) {
      const known = { id: entry.id, version: entry.version, ...fields };
      if (entry.status === 'pending' || !submits) {
        return change(known, entry.status === 'draft' ? DRAFT_SAVED : UPDATED, UPDATE_FAILED);
      }
      const done = ({ counted }: HoursView) => submitted(verifier, 1, counted);
      return change({ ...known, status: 'pending' }, done, SUBMISSION_FAILED);
    }
    return withToast(log({ ...fields, status: values.status, ...(opportunityId && { opportunityId }) }).unwrap(), {
      done: ({ counted }) => (submits ? submitted(verifier, 1, counted) : DRAFT_SAVED),
      failed: SUBMISSION_FAILED,
    });
  };
}

type Attach = (id: number, keep?: boolean) => Promise<void>;

/** Sends the chosen files to a saved entry. What fails does not take the entry back. */
function useAttach({ send }: Pick<Uploads, 'send'>): Attach {
  const dispatch = useDispatch();
  return async (id, keep = false) => {
    let sent = 0;
    const failed = await send(id, { keep, onSent: () => (sent += 1) });
    if (sent > 0) dispatch(refreshHours(id));
    if (failed.length === 0) return;
    const problems = failed
      .map(({ file, problem }) => t('attachments.failed', { name: file.name, problem: problem ?? '' }))
      .join(' ');
    toast({
      title: t('attachments.someNotAttached', { count: failed.length }),
      description: t('attachments.someNotAttachedText', { problems }),
      destructive: true,
    });
  };
}

interface SeveralDays {
  readonly values: HoursFormValues;
  readonly days: readonly string[];
  readonly verifier: string | undefined;
  /** Called after each logged day with the unsent days. */
  readonly onLeft: (left: readonly string[]) => void;
}

function useLogDays(attach: Attach): (several: SeveralDays) => Promise<DaysOutcome> {
  const [log] = useLogDayMutation();
  const dispatch = useDispatch();
  const submitted = useSubmittedWords();
  const isPresent = usePresence();
  return async ({ values, days, verifier, onLeft }) => {
    const send = async (date: string): Promise<HoursView> => {
      if (!isPresent()) throw new Error('Signed out before all days were sent.');
      const entry = await log({ ...fieldsOf({ ...values, date }), status: values.status }).unwrap();
      await attach(entry.id, true);
      return entry;
    };
    const outcome = await sendEach(days, send, onLeft);
    const { done, refused, stopped } = outcome;
    if (done > 0) dispatch(refreshAllHours());
    if (stopped !== undefined) showFailure(stopped, SUBMISSION_FAILED);
    else if (refused.length === 0) {
      const draftsSaved = { ...DRAFT_SAVED, description: t('hoursForm.draftSavedText', { count: done }) };
      toast(values.status === 'draft' ? draftsSaved : submitted(verifier, done));
    } else {
      const counts = { count: refused.length, total: days.length };
      const description =
        values.status === 'draft' ? t('hoursForm.someNotSaved', counts) : t('hoursForm.someNotSubmitted', counts);
      toast({ title: SUBMISSION_FAILED.title, description, destructive: true });
    }
    return outcome;
  };
}
