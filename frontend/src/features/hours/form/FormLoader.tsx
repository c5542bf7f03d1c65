import { Suspense, useState } from 'react';
import { t, type HoursView, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { FileCheck2 } from 'lucide-react';
import { useSelector } from 'react-redux';
import { errorStatus } from '../../../api/errorMessage.js';
import { useHoursEntryQuery, useHoursPageQuery } from '../../../api/hours.js';
import { useCountingRulesQuery } from '../../../api/organizations.js';
import { useVerifiersQuery } from '../../../api/identity.js';
import { useOpportunityQuery, wasAttended } from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { lazily } from '../../../lib/lazily.js';
import { FORM_LOADING } from '../../../ui/layout.js';
import { ErrorState, EmptyState, Late } from '../../../ui/states.js';
import { placeOf } from '../entryWords.js';
import type { BeingSentState } from './beingSent.js';
import { slotOf } from './savedDraft.js';
import type { NewVerifier } from './VerifierFields.js';

const HoursForm = lazily(async () => (await import('./HoursForm.js')).HoursForm);

/** The number of earlier entries to take suggestions from. */
const EARLIER = 25;

interface FormLoaderProps {
  readonly target: number | 'new';
  /** The entry to copy. */
  readonly like: number | null;
  /** The opportunity of a new entry. */
  readonly opportunity: number | null;
  readonly newVerifier: NewVerifier | undefined;
  readonly onTrail: (id: number) => void;
  readonly onSent: () => void;
  readonly onBusy?: (busy: boolean) => void;
  /** A new value moves the focus into the form. */
  readonly focusKey?: string | null;
}

/** Opens the form even if data for suggestions fails to load. */
export function FormLoader({ target, like, opportunity, onTrail, ...rest }: FormLoaderProps) {
  const { id, organizationId } = useSessionUser();
  const counting = useCountingRulesQuery(organizationId);
  const verifiers = useVerifiersQuery();
  const entry = useHoursEntryQuery(target === 'new' ? 0 : target, { skip: target === 'new' });
  const repeated = useHoursEntryQuery(like ?? 0, { skip: like === null });
  const earlier = useHoursPageQuery({ studentId: id, sort: '-createdAt', limit: EARLIER });
  const { attended, ...source } = useAttended(opportunity);
  const slot = slotOf(id, target, { like: like ?? undefined, opportunity: opportunity ?? undefined });
  const isSending = useSelector(({ beingSent }: BeingSentState) => beingSent.includes(slot));
  const [mayOpen, setMayOpen] = useState(!isSending);
  if (!mayOpen && !isSending) setMayOpen(true);
  const failed = [verifiers, entry, source].find(({ isError }) => isError);
  if (failed) {
    return <ErrorState title={t('hoursForm.formNotLoaded')} error={failed.error} onRetry={failed.refetch} />;
  }
  const waits =
    !mayOpen || counting.isLoading || earlier.isLoading || repeated.isLoading || (target !== 'new' && !entry.data);
  if (!verifiers.data || !attended || waits) return <FormSkeleton />;
  if (attended.logged) return <AlreadyLogged entry={attended.logged} onTrail={onTrail} />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <HoursForm
        entry={target === 'new' ? undefined : entry.data}
        like={repeated.data?.studentId === id ? repeated.data : undefined}
        opportunity={attended.opportunity}
        verifiers={verifiers.data}
        earlier={earlier.data?.rows ?? []}
        counting={counting.data?.[0]}
        {...rest}
      />
    </Suspense>
  );
}

const FormSkeleton = () => (
  <Late className={FORM_LOADING} role="status" aria-label={t('hoursForm.loadingForm')}>
    <Stack spacing={6}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index}>
          <Skeleton width={96} height={20} />
          <Skeleton variant="rounded" height={40} sx={{ mt: 1 }} />
        </div>
      ))}
    </Stack>
  </Late>
);

interface AlreadyLoggedProps {
  readonly entry: HoursView;
  readonly onTrail: (id: number) => void;
}

/** Replaces the form: an opportunity allows one entry for each volunteer. */
function AlreadyLogged({ entry, onTrail }: AlreadyLoggedProps) {
  const { id, date, hours, status } = entry;
  const where = { organization: placeOf(entry), date: formatDate(date) };
  return (
    <EmptyState
      icon={FileCheck2}
      title={status === 'draft' ? t('hoursForm.alreadyDrafted') : t('hoursForm.alreadyLogged')}
      action={
        <Button variant="outlined" onClick={() => onTrail(id)}>
          {t('hoursForm.viewEntry')}
        </Button>
      }
    >
      {hours
        ? t('hoursForm.entryWithHours', { ...where, hours: hoursInWords(hours) })
        : t('hoursForm.entryWithoutHours', where)}{' '}
      {t('hoursForm.oneEntryPerOpportunity')}
    </EmptyState>
  );
}

interface Attended {
  /** Undefined if no hours can be logged for it. */
  readonly opportunity: OpportunityView | undefined;
  /** The user's existing entry for the opportunity. */
  readonly logged: HoursView | undefined;
}

const NOTHING: Attended = { opportunity: undefined, logged: undefined };

/** Keeps the first value: after sending, the new entry must not replace the form. */
function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}

function useAttended(id: number | null) {
  const { id: studentId } = useSessionUser();
  const skip = id === null;
  const reading = useOpportunityQuery(id ?? 0, { skip });
  const logged = useHoursPageQuery({ studentId, opportunityId: id ?? 0, limit: 1 }, { skip });
  const isAbsent = errorStatus(reading.error) === 404;

  const read = (): Attended | undefined => {
    if (skip || isAbsent) return NOTHING;
    if (!reading.currentData || logged.isLoading) return undefined;
    if (!wasAttended(reading.currentData)) return NOTHING;
    return { opportunity: reading.currentData, logged: logged.currentData?.rows[0] };
  };
  return {
    attended: useFirst(read()),
    isError: reading.isError && !isAbsent,
    error: reading.error,
    refetch: reading.refetch,
  };
}
