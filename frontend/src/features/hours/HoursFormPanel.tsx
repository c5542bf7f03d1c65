import { Suspense, useCallback, useRef, useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { errorReference } from '../../api/errorMessage.js';
import { useHoursEntryQuery } from '../../api/hours.js';
import { useVerifiersQuery } from '../../api/identity.js';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/useLast.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Late } from '../../ui/Late.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { ErrorState } from '../../ui/states.js';

const HoursForm = lazily(async () => (await import('./HoursForm.js')).HoursForm);

interface HoursFormPanelProps {
  /** The entry to change, `new` for a new one, null while the panel is closed. */
  readonly target: number | 'new' | null;
  readonly onNewVerifier?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The hour-logging form in a drawer; it asks before it throws away what was typed. */
export function HoursFormPanel({ target, onNewVerifier, onClose }: HoursFormPanelProps) {
  const shown = useLast(target);
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const setDirty = useCallback((now: boolean) => {
    dirty.current = now;
  }, []);
  const close = (): void => {
    dirty.current = false;
    setAsking(false);
    onClose();
  };
  return (
    <>
      <SidePanel
        open={target !== null}
        title={shown === 'new' ? 'Log hours' : 'Edit hours'}
        onClose={() => (dirty.current ? setAsking(true) : close())}
      >
        {shown !== null && (
          <FormLoader target={shown} onNewVerifier={onNewVerifier} onSaved={close} onDirty={setDirty} />
        )}
      </SidePanel>
      <ConfirmDialog
        open={asking}
        title="Discard changes?"
        question="What you typed has not been saved."
        confirm="Discard"
        onConfirm={close}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface FormLoaderProps {
  readonly target: number | 'new';
  readonly onNewVerifier: (() => void) | undefined;
  readonly onSaved: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

function FormLoader({ target, onNewVerifier, onSaved, onDirty }: FormLoaderProps) {
  const verifiers = useVerifiersQuery();
  const entry = useHoursEntryQuery(target === 'new' ? 0 : target, { skip: target === 'new' });
  const failed = [verifiers, entry].find(({ isError }) => isError);
  if (failed) {
    return (
      <ErrorState
        title="The form could not be loaded"
        reference={errorReference(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!verifiers.data || (target !== 'new' && !entry.data)) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <HoursForm
        entry={target === 'new' ? undefined : entry.data}
        verifiers={verifiers.data}
        onNewVerifier={onNewVerifier}
        onSaved={onSaved}
        onDirty={onDirty}
      />
    </Suspense>
  );
}

const FormSkeleton = () => (
  <Late role="status" aria-label="Loading the form">
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
