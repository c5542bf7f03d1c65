import { useEffect, useState } from 'react';
import { t, isRequired, LIMITS, parseHours, type AttendanceRow, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { useLast } from '../../../lib/hooks.js';
import { hoursInWords, hoursTyped } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { CheckField } from '../../../ui/CheckField.js';
import { Field } from '../../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../../ui/FormDialog.js';
import { FormFrame } from '../../../ui/FormFrame.js';
import { verifiesAtOnce } from './attendance.js';
import type { TakingAttendance } from './useAttendance.js';

interface PersonAttendanceProps {
  readonly opportunity: OpportunityView;
  readonly taking: TakingAttendance;
  /** Null while the dialog is closed. */
  readonly row: AttendanceRow | null;
  readonly onClose: () => void;
}

/** For someone who left early, and to correct what was recorded. */
export function PersonAttendanceDialog({ row, onClose, ...form }: PersonAttendanceProps) {
  const shown = useLast(row);
  return (
    <FormDialog open={row !== null} title={shown ? fullName(shown.user) : ''} onClose={onClose}>
      {(dialog) => shown && <PersonForm key={shown.userId} row={shown} dialog={dialog} {...form} />}
    </FormDialog>
  );
}

interface PersonFormProps extends Pick<PersonAttendanceProps, 'opportunity' | 'taking'> {
  readonly row: AttendanceRow;
  readonly dialog: DialogForm;
}

function PersonForm({ opportunity, taking, row: { userId, entry }, dialog }: PersonFormProps) {
  const { cancel, close, onDirty } = dialog;
  const verifies = verifiesAtOnce(opportunity, useSessionUser());
  const began = String(entry ? Number(entry.hours) : opportunity.hours);
  const [hours, setHours] = useState(began);
  const [reason, setReason] = useState('');
  const [verified, setVerified] = useState(verifies);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string>();
  const asksReason = entry?.status === 'verified';
  const hoursProblem = problemOfHours(hours, opportunity.hours);
  const reasonProblem = asksReason && !reason.trim() ? isRequired(t('common.reason')) : undefined;

  useEffect(() => onDirty(hours !== began || reason !== ''), [hours, began, reason, onDirty]);

  const record = async (change: Parameters<TakingAttendance['recordOne']>[1]): Promise<void> => {
    setTried(true);
    setRefused(undefined);
    if (taking.busy || reasonProblem) return;
    const why = await taking.recordOne(userId, { ...change, reason });
    if (why) setRefused(why);
    else if (why === undefined) close();
  };
  return (
    <FormFrame
      onSubmit={(event) => {
        event.preventDefault();
        if (hoursProblem) setTried(true);
        else void record({ hours: Number(hoursTyped(hours)), ...(verified && { verified }) });
      }}
      onCancel={cancel}
      submit={entry ? t('attendance.saveHours') : t('attendance.markOnePresent')}
      busy={taking.busy && t('common.saving')}
    >
      <Field
        label={t('common.hours')}
        inputMode="decimal"
        hint={t('attendance.lasts', { hours: hoursInWords(opportunity.hours) })}
        error={refused ?? (tried ? hoursProblem : undefined)}
        value={hours}
        onChange={({ target }) => setHours(target.value)}
        autoComplete="off"
      />
      <Field
        label={t('common.reason')}
        optional={!asksReason}
        error={tried ? reasonProblem : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ input: { maxLength: LIMITS.commentMax } }}
      />
      {verifies && (
        <CheckField
          label={t('attendance.verifyHours')}
          hint={t('attendance.verifyHoursHint')}
          checked={verified}
          onChange={(_event, on) => setVerified(on)}
        />
      )}
      {entry && (
        <Button color="error" onClick={() => void record({ present: false })}>
          {t('attendance.wasNotThere')}
        </Button>
      )}
    </FormFrame>
  );
}

function problemOfHours(typed: string, most: number): string | undefined {
  const hours = parseHours(hoursTyped(typed));
  const fits = hours !== undefined && hours >= LIMITS.hoursMin && hours <= most;
  if (fits && Number.isInteger(hours / LIMITS.hoursStep)) return undefined;
  return t('rules.hoursRange', { min: LIMITS.hoursMin, max: most, step: LIMITS.hoursStep });
}
