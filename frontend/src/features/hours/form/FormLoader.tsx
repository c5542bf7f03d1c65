import { Suspense, useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useSelector } from 'react-redux';
import { useHoursEntryQuery, useHoursPageQuery } from '../../../api/hours.js';
import { useVerifiersQuery } from '../../../api/identity.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { lazily } from '../../../lib/lazily.js';
import { Late } from '../../../ui/loading.js';
import { FORM_LOADING } from '../../../ui/layout.js';
import { ErrorState } from '../../../ui/states.js';
import type { BeingSentState } from './beingSent.js';
import { slotOf } from './keptEntry.js';
import { AlreadyLogged } from './AlreadyLogged.js';
import { useAttended } from './useAttended.js';
import type { NewVerifier } from './VerifierFields.js';

const HoursForm = lazily(async () => (await import('./HoursForm.js')).HoursForm);

/** How many earlier entries suggest what the next one is like. */
const EARLIER = 25;

interface FormLoaderProps {
  readonly target: number | 'new';
  /** The entry that a new one repeats. */
  readonly like: number | null;
  /** The opportunity at which the hours of a new one were given. */
  readonly opportunity: number | null;
  readonly newVerifier: NewVerifier | undefined;
  /** Shows the trail of an entry instead. */
  readonly onTrail: (id: number) => void;
  readonly onSent: () => void;
  readonly onBusy?: (busy: boolean) => void;
  /** Changes whenever the form is asked for and takes the focus; absent where it need not. */
  readonly asked?: string | null;
}

/** Reads what the form begins with. It does without what only makes it quicker to fill in. */
export function FormLoader({ target, like, opportunity, onTrail, ...rest }: FormLoaderProps) {
  const { id } = useSessionUser();
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
    return <ErrorState title="The form could not be loaded" error={failed.error} onRetry={failed.refetch} />;
  }
  const waits = !mayOpen || earlier.isLoading || repeated.isLoading || (target !== 'new' && !entry.data);
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
        {...rest}
      />
    </Suspense>
  );
}

const FormSkeleton = () => (
  <Late className={FORM_LOADING} role="status" aria-label="Loading the form">
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
