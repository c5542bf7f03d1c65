import { useEffect, useRef, useState } from 'react';
import type { HoursView, OpportunityView, VerifierOption } from '@hourtrail/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { errorMessage, fieldErrors, isLost } from '../../../api/errorMessage.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import { fullName } from '../../../lib/names.js';
import { whileSending } from './beingSent.js';
import { HOURS_FIELDS, asDays, daysOf, type HoursFormValues } from './hoursForm.js';
import { keptEntry } from './keptEntry.js';
import type { RefusedDay } from './sendEach.js';
import { SUBMISSION_FAILED } from '../useChangeHours.js';
import { useLogDays, useSaveHours } from './useSaveHours.js';
import type { Typed } from './useTypedEntry.js';

/** What is to be said of the last attempt in the form itself. */
export interface Attempt {
  /** No answer came: the same can be sent again. */
  readonly lost: boolean;
  /** How many of several days were done, where not all were. */
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
  readonly onSent: () => void;
}

export function useSendHours({ form, entry, opportunity, verifiers, typed, onSent }: Sending): {
  readonly attempt: Attempt;
  readonly send: (status: HoursFormValues['status']) => Promise<void>;
} {
  const [attempt, setAttempt] = useState(NOTHING_TO_SAY);
  const save = useSaveHours(entry, opportunity?.id);
  const logDays = useLogDays();

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
  const tellBesideFields = (error: unknown): void => {
    if (isLost(error)) return;
    const errors = fieldErrors(error);
    showFieldErrors(errors, HOURS_FIELDS, form.setError);
    const unseen = errors.filter(({ field }) => !HOURS_FIELDS.some((name) => name === field));
    const message =
      errors.length > 0 ? unseen.map((one) => one.message).join(' ') : errorMessage(error, SUBMISSION_FAILED.fallback);
    if (message) form.setError('root.server', { message });
  };
  const saveOne = async (values: HoursFormValues, verifier: string | undefined): Promise<void> => {
    try {
      await save(values, verifier);
      finish();
    } catch (error) {
      setAttempt({ ...NOTHING_TO_SAY, lost: isLost(error) });
      tellBesideFields(error);
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
    // what is kept no longer went at sign-out
    const onLeft = (left: readonly string[]): void =>
      left.length > 0 && keptEntry(typed.slot) ? place(left) : undefined;
    const { done, refused, stopped } = await logDays({ values, days, verifier, onLeft });
    if (stopped === undefined && refused.length === 0) {
      finish();
      return;
    }
    setAttempt({ lost: isLost(stopped), done, refused });
    if (stopped !== undefined) tellBesideFields(stopped);
  };
  const send = (status: HoursFormValues['status']): Promise<void> => {
    form.setValue('status', status);
    setAttempt(NOTHING_TO_SAY);
    return form.handleSubmit(async (values) => {
      const verifier = verifiers.find(({ id }) => String(id) === values.verifierId);
      const logsSeveral = !entry && daysOf(values).length > 1;
      const sendThem = logsSeveral ? logEachDay : saveOne;
      await whileSending(typed.slot, () => sendThem(values, verifier && fullName(verifier)));
    })();
  };
  return { attempt, send };
}
