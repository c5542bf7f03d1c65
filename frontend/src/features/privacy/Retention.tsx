import { useState } from 'react';
import {
  can,
  LIMITS,
  RETENTION_KINDS,
  RETENTION_LABELS,
  t,
  type HoldView,
  type RetentionKind,
  type RetentionPreview,
  type RetentionView,
  type RetentionYears,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorBody } from '../../api/errorMessage.js';
import { usePeoplePageQuery } from '../../api/people.js';
import {
  useLiftHoldMutation,
  usePlaceHoldMutation,
  usePreviewRetentionMutation,
  useRetentionQuery,
  useSetRetentionMutation,
} from '../../api/privacy.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDay } from '../../lib/dates.js';
import { fullName } from '../../lib/names.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { Field } from '../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { PickField, type Pickable } from '../../ui/PickField.js';
import { RadioField } from '../../ui/RadioField.js';
import { Row, Rows } from '../../ui/Rows.js';
import { ErrorState, Late } from '../../ui/states.js';
import { showFailure, tried } from '../../ui/withToast.js';

/** How long a school keeps which records, and what is held; for an auditor, to read. */
export function Retention() {
  const maySet = can(useSessionUser().role, 'retention.set');
  const { data, isError, error, refetch } = useRetentionQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card aria-labelledby="retention">
      <Typography id="retention" variant="h2" sx={{ mb: 1 }}>
        {t('privacy.retention')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 5, maxWidth: '68ch' }}>{maySet ? SET_TEXT : READ_TEXT}</Typography>
      {data ? (
        <>
          {maySet ? <Schedule retention={data} /> : <Facts retention={data} />}
          <LastRuns runs={data.lastRuns} />
          <Holds holds={data.holds} maySet={maySet} />
        </>
      ) : isError ? (
        <ErrorState title={t('privacy.retentionNotLoaded')} error={error} onRetry={refetch} />
      ) : (
        <Late role="status" aria-label={t('privacy.loadingRetention')}>
          <Skeleton variant="rounded" height={420} />
        </Late>
      )}
    </Card>
  );
}

const [SET_TEXT, READ_TEXT] = [t('privacy.retentionText'), t('privacy.retentionReadText')];

const Facts = ({ retention: { years, answerWithinDays } }: { retention: RetentionView }) => (
  <FactGrid
    facts={[
      ...RETENTION_KINDS.map((kind) => {
        const kept = years[kind];
        return [
          t(RETENTION_LABELS[kind]),
          kept === null ? t('privacy.keptForGood') : t('privacy.keptFor', { years: kept }),
        ] as const;
      }),
      [t('labels.answerWithinDays'), answerWithinDays] as const,
    ]}
  />
);

function LastRuns({ runs }: { runs: RetentionView['lastRuns'] }) {
  const { timeZone } = useSessionUser();
  if (runs.length === 0) return null;
  return (
    <Box sx={{ mt: 5 }}>
      <Typography variant="h3">{t('privacy.lastRuns')}</Typography>
      <ul>
        {runs.map(({ kind, count, at }) => (
          <li key={kind}>
            {t('privacy.lastRun', { kind: t(RETENTION_LABELS[kind]), count, date: formatDay(at, timeZone) })}
          </li>
        ))}
      </ul>
    </Box>
  );
}

type Typed = Readonly<Record<RetentionKind | 'days', string>>;

const typedOf = ({ years, answerWithinDays }: RetentionView): Typed => ({
  ...(Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, String(years[kind] ?? '')])) as Typed),
  days: String(answerWithinDays),
});

const isWholeUpTo = (typed: string, max: number): boolean =>
  /^[1-9]\d{0,4}$/.test(typed.trim()) && Number(typed) <= max;

function problemsOf(typed: Typed): Partial<Typed> {
  const years = t('privacy.yearsHint', { max: LIMITS.retentionYearsMax });
  const wrong = RETENTION_KINDS.filter(
    (kind) => typed[kind].trim() && !isWholeUpTo(typed[kind], LIMITS.retentionYearsMax),
  );
  return {
    ...Object.fromEntries(wrong.map((kind) => [kind, years])),
    ...(!isWholeUpTo(typed.days, LIMITS.answerDaysMax) && {
      days: t('privacy.answerHint', { max: LIMITS.answerDaysMax }),
    }),
  };
}

const yearsOf = (typed: Typed): RetentionYears =>
  Object.fromEntries(
    RETENTION_KINDS.map((kind) => [kind, typed[kind].trim() ? Number(typed[kind]) : null]),
  ) as unknown as RetentionYears;

const HINTS: Partial<Record<RetentionKind, string>> = {
  people: t('privacy.peopleHint'),
  accesses: t('privacy.accessesHint'),
};

function Schedule({ retention }: { retention: RetentionView }) {
  // what someone else changed meanwhile shows in the other fields
  const [edits, setEdits] = useState<Partial<Typed>>({});
  const typed = { ...typedOf(retention), ...edits };
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const [confirming, setConfirming] = useState(false);
  const [stale, setStale] = useState(false);
  const [found, setFound] = useState<readonly RetentionPreview[] | null>(null);
  const [preview, previewing] = usePreviewRetentionMutation();
  const [save] = useSetRetentionMutation();
  const isSound = (): boolean => {
    const problems = problemsOf(typed);
    setErrors(problems);
    return Object.keys(problems).length === 0;
  };
  const show = async (): Promise<void> => {
    if (!isSound()) return;
    try {
      setFound(await preview({ years: yearsOf(typed) }).unwrap());
    } catch (error) {
      showFailure(error, { title: t('privacy.previewFailed'), fallback: t('privacy.tryLater') });
    }
  };
  const field = (name: RetentionKind | 'days') => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setEdits({ ...edits, [name]: target.value });
      setFound(null);
    },
  });
  return (
    <Stack
      component="form"
      spacing={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSound()) setConfirming(true);
      }}
    >
      {stale && <Alert role="alert">{t('privacy.retentionChanged')}</Alert>}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
        {RETENTION_KINDS.map((kind) => (
          <Field
            key={kind}
            label={t(RETENTION_LABELS[kind])}
            hint={HINTS[kind] ?? t('privacy.yearsHint', { max: LIMITS.retentionYearsMax })}
            optional
            {...field(kind)}
          />
        ))}
        <Field
          label={t('labels.answerWithinDays')}
          hint={t('privacy.answerHint', { max: LIMITS.answerDaysMax })}
          {...field('days')}
        />
      </Box>
      <div role="status">{found && <Found previews={found} />}</div>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained">
          {t('privacy.saveRetention')}
        </Button>
        <Button variant="outlined" disabled={previewing.isLoading} onClick={() => void show()}>
          {t('privacy.preview')}
        </Button>
      </Stack>
      <ConfirmDialog
        confirmation={
          confirming
            ? {
                title: t('privacy.confirmRetention'),
                question: t('privacy.confirmRetentionText'),
                confirm: t('privacy.saveRetention'),
                destructive: true,
                withReason: 'optional',
                onConfirm: async (why) => {
                  const { version } = retention;
                  const input = { years: yearsOf(typed), answerWithinDays: Number(typed.days), ...why };
                  const failure = await tried(save({ ...input, ...(version > 0 && { version }) }).unwrap(), {
                    done: { title: t('privacy.savedRetention') },
                    failed: { title: t('privacy.retentionNotSaved'), fallback: t('privacy.tryLater') },
                  });
                  if (failure === null) setEdits({});
                  setStale(failure !== null && errorBody(failure)?.code === 'stale');
                  return null;
                },
              }
            : null
        }
        onClose={() => setConfirming(false)}
      />
    </Stack>
  );
}

function Found({ previews }: { previews: readonly RetentionPreview[] }) {
  const some = previews.filter(({ count }) => count > 0);
  if (some.length === 0) return <Alert severity="info">{t('privacy.previewNothing')}</Alert>;
  return (
    <Alert severity="info">
      {t('privacy.previewTitle')}
      <ul>
        {some.map(({ kind, count, first }) => {
          const names = first.flatMap(({ name }) => name ?? []).join(', ');
          return (
            <li key={kind} style={{ overflowWrap: 'anywhere' }}>
              {t('privacy.previewLine', { kind: t(RETENTION_LABELS[kind]), count })}
              {names && <div>{t('privacy.previewFirst', { names })}</div>}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

function Holds({ holds, maySet }: { holds: readonly HoldView[]; maySet: boolean }) {
  const { timeZone } = useSessionUser();
  const [placing, setPlacing] = useState(false);
  const [lifting, setLifting] = useState<HoldView | null>(null);
  const [lift] = useLiftHoldMutation();
  const nameOf = ({ person }: HoldView): string => person?.name ?? t('privacy.wholeSchool');
  return (
    <Box sx={{ mt: 7 }}>
      <Typography variant="h3">{t('privacy.holds')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3, maxWidth: '68ch' }}>{t('privacy.holdsText')}</Typography>
      {holds.length === 0 ? (
        <Typography>{t('privacy.noHolds')}</Typography>
      ) : (
        <Rows aria-label={t('privacy.holds')}>
          {holds.map((hold) => (
            <Row
              key={hold.id}
              title={nameOf(hold)}
              text={t('privacy.since', { date: formatDay(hold.placedAt, timeZone) })}
              below={hold.reason && <Typography variant="body2">{hold.reason}</Typography>}
            >
              {maySet && (
                <Button
                  size="small"
                  aria-label={t('privacy.liftHoldOf', { name: nameOf(hold) })}
                  onClick={() => setLifting(hold)}
                >
                  {t('privacy.liftHold')}
                </Button>
              )}
            </Row>
          ))}
        </Rows>
      )}
      {maySet && (
        <Button variant="outlined" sx={{ mt: 3 }} onClick={() => setPlacing(true)}>
          {t('privacy.placeHold')}
        </Button>
      )}
      <FormDialog open={placing} title={t('privacy.placeHoldTitle')} onClose={() => setPlacing(false)}>
        {(dialog) => <HoldForm dialog={dialog} />}
      </FormDialog>
      <ConfirmDialog
        confirmation={
          lifting && {
            title: t('privacy.liftHoldOf', { name: nameOf(lifting) }),
            question: t('privacy.liftHoldText'),
            confirm: t('privacy.liftHold'),
            withReason: 'optional',
            onConfirm: (why) =>
              tried(lift({ id: lifting.id, ...why }).unwrap(), {
                done: { title: t('privacy.holdLifted') },
                failed: { title: t('privacy.holdNotLifted'), fallback: t('privacy.tryLater') },
              }).then(() => null),
          }
        }
        onClose={() => setLifting(null)}
      />
    </Box>
  );
}

/** Everyone of the school, also those who left. */
function useEveryone(q: string) {
  const { data, isFetching } = usePeoplePageQuery({ limit: 20, ...(q && { q }) });
  const options = (data?.rows ?? []).map((user) => ({ id: user.id, name: fullName(user), detail: user.email }));
  return { options, busy: isFetching };
}

function HoldForm({ dialog }: { dialog: DialogForm }) {
  const [place, { isLoading }] = usePlaceHoldMutation();
  const [of, setOf] = useState<'person' | 'school'>('person');
  const [person, setPerson] = useState<Pickable | null>(null);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ readonly person?: string; readonly reason?: string }>({});
  const send = async (): Promise<void> => {
    const problems = {
      ...(of === 'person' && !person && { person: t('rules.required', { field: t('labels.person') }) }),
      ...(!reason.trim() && { reason: t('rules.required', { field: t('common.reason') }) }),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const input = { reason: reason.trim(), ...(of === 'person' && person && { userId: person.id }) };
    const failure = await tried(place(input).unwrap(), {
      done: { title: t('privacy.holdPlaced') },
      failed: { title: t('privacy.holdNotPlaced'), fallback: t('privacy.tryLater') },
    });
    if (failure === null) dialog.close();
  };
  return (
    <FormFrame
      onSubmit={send}
      onCancel={dialog.cancel}
      submit={t('privacy.placeHold')}
      busy={isLoading && t('privacy.sending')}
    >
      <RadioField
        legend={t('privacy.holdOf')}
        name="hold-of"
        choices={[
          { value: 'person', label: t('privacy.onePerson') },
          { value: 'school', label: t('privacy.wholeSchool') },
        ]}
        selected={of}
        onChange={({ target }) => setOf(target.value as typeof of)}
      />
      {of === 'person' && (
        <PickField
          label={t('labels.person')}
          placeholder={t('people.searchByNameOrEmail')}
          value={person}
          onPick={setPerson}
          useOptions={useEveryone}
          error={errors.person}
        />
      )}
      <Field
        label={t('common.reason')}
        multiline
        minRows={2}
        error={errors.reason}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          dialog.onDirty(target.value !== '');
        }}
        slotProps={{ input: { maxLength: LIMITS.commentMax } }}
      />
    </FormFrame>
  );
}
