import { useId, useState } from 'react';
import {
  t,
  LIMITS,
  type ConfirmationAnswer,
  type ConfirmationOutcome,
  type ConfirmationResult,
  type EntryToConfirm,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate, formatTime } from '../../lib/dates.js';
import { hoursInWords } from '../../lib/hours.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { Field } from '../../ui/Field.js';
import { SelectField } from '../../ui/SelectField.js';

/** A result with what was sent; without hours if they were confirmed as logged. */
export type Answered = ConfirmationResult & Pick<ConfirmationAnswer, 'hours' | 'comment'>;

interface EntryToAnswerProps {
  readonly entry: EntryToConfirm;
  readonly result: Answered | undefined;
  readonly busy: boolean;
  readonly onAnswer: (said: Omit<ConfirmationAnswer, 'id'>) => Promise<void>;
  /** Whether they are about to answer something other than what was logged. */
  readonly onDiffers: (differs: boolean) => void;
}

/** What was logged first, then fewer, in steps of half an hour. */
function hoursToChoose(logged: number): readonly number[] {
  const steps = Math.round((logged - LIMITS.hoursMin) / LIMITS.hoursStep) + 1;
  return Array.from({ length: Math.max(steps, 1) }, (_, step) => logged - step * LIMITS.hoursStep);
}

/** The ways to say no, each with what it asks for. */
type Refusal = Exclude<ConfirmationOutcome, 'confirm'>;

export function EntryToAnswer({ entry, result, busy, onAnswer, onDiffers }: EntryToAnswerProps) {
  const id = useId();
  const logged = Number(entry.hours);
  const [hours, setHours] = useState(logged);
  const [comment, setComment] = useState('');
  const isLowered = hours < logged;
  const [refusing, setRefusing] = useState<Refusal | null>(null);
  const refuse = (refusal: Refusal | null): void => {
    setRefusing(refusal);
    onDiffers(refusal !== null || isLowered);
  };
  const volunteer = `${entry.volunteer.firstName} ${entry.volunteer.lastName}`;
  const { startTime, endTime } = entry;
  const facts: readonly (readonly [string, string | null])[] = [
    [t('common.organization'), entry.organizationName],
    [t('common.date'), formatDate(entry.date)],
    [t('common.time'), startTime && endTime && `${formatTime(startTime)} – ${formatTime(endTime)}`],
    [t('common.description'), entry.description],
  ];
  return (
    <Card component="article" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 4 }}>
        {t('confirm.hoursOf', { volunteer, hours: hoursInWords(entry.hours) })}
      </Typography>
      <FactGrid facts={facts.filter(([, value]) => value)} />
      {result?.outcome === 'done' ? (
        <Alert severity="success" role="status" sx={{ mt: 4, overflowWrap: 'anywhere' }}>
          {t('confirm.answered', {
            status: result.status ?? 'pending',
            hours: hoursInWords(result.hours ?? entry.hours, result.hours ? entry.hours : null),
          })}
          {result.comment && ` ${t('confirm.yourReason', { comment: result.comment })}`}
        </Alert>
      ) : refusing ? (
        <RefusalForm
          refusal={refusing}
          volunteer={entry.volunteer.firstName}
          busy={busy}
          onCancel={() => refuse(null)}
          onSend={(said) => onAnswer({ outcome: refusing, ...said })}
        />
      ) : (
        <Stack spacing={4} sx={{ mt: 5 }}>
          {result?.message && <Alert role="alert">{result.message}</Alert>}
          <SelectField
            label={t('confirm.hoursToConfirm')}
            value={hours}
            onChange={({ target }) => {
              const chosen = Number(target.value);
              setHours(chosen);
              onDiffers(chosen < logged);
            }}
          >
            {hoursToChoose(logged).map((choice) => (
              <option key={choice} value={choice}>
                {hoursInWords(choice)}
              </option>
            ))}
          </SelectField>
          {isLowered && (
            <Field
              label={t('confirm.whyFewer')}
              optional
              multiline
              minRows={2}
              hint={t('hours.readInTrail', { name: entry.volunteer.firstName })}
              slotProps={{ input: { maxLength: LIMITS.commentMax } }}
              value={comment}
              onChange={({ target }) => setComment(target.value)}
            />
          )}
          <Button
            variant="contained"
            size="large"
            disabled={busy}
            onClick={() =>
              void onAnswer({ outcome: 'confirm', ...(isLowered && { hours, comment: comment.trim() || null }) })
            }
          >
            {t('confirm.confirm', { hours: hoursInWords(hours) })}
          </Button>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button color="error" onClick={() => refuse('decline')}>
              {t('confirm.decline')}
            </Button>
            <Button onClick={() => refuse('wrong-person')}>{t('confirm.wrongPerson')}</Button>
            <Button onClick={() => refuse('not-me')}>{t('confirm.notMe')}</Button>
          </Stack>
        </Stack>
      )}
    </Card>
  );
}

interface RefusalFormProps {
  readonly refusal: Refusal;
  readonly volunteer: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSend: (said: Pick<ConfirmationAnswer, 'comment' | 'insteadEmail'>) => Promise<void>;
}

function RefusalForm({ refusal, volunteer, busy, onCancel, onSend }: RefusalFormProps) {
  const [comment, setComment] = useState('');
  const [insteadEmail, setInsteadEmail] = useState('');
  const [tried, setTried] = useState(false);
  const needsReason = refusal === 'decline';
  return (
    <Stack
      component="form"
      noValidate
      spacing={4}
      sx={{ mt: 5 }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (needsReason && !comment.trim()) return;
        void onSend({ comment: comment.trim() || null, insteadEmail: insteadEmail.trim() || null });
      }}
    >
      <Typography>
        {t('confirm.refusal', { refusal: refusal === 'wrong-person' ? 'someoneElse' : refusal, volunteer })}
      </Typography>
      {refusal === 'wrong-person' && (
        <Field
          label={t('confirm.insteadEmail')}
          optional
          type="email"
          inputMode="email"
          autoComplete="off"
          autoFocus
          value={insteadEmail}
          onChange={({ target }) => setInsteadEmail(target.value)}
        />
      )}
      {refusal !== 'wrong-person' && (
        <Field
          label={needsReason ? t('common.reason') : t('hours.comments')}
          optional={!needsReason}
          multiline
          minRows={3}
          autoFocus
          hint={t('hours.readInTrail', { name: volunteer })}
          error={tried && needsReason && !comment.trim() ? t('confirm.sayWhy') : undefined}
          slotProps={{ input: { maxLength: LIMITS.commentMax } }}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      )}
      <Stack direction="row" spacing={2}>
        <Button type="submit" variant="contained" disabled={busy}>
          {t('confirm.send')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </Stack>
    </Stack>
  );
}
