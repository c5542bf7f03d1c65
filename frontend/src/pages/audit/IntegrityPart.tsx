import { useId } from 'react';
import { logMailedTo } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  auditApi,
  useCheckUpMutation,
  useIntegrityQuery,
  useLazyCheckpointQuery,
  useLazyLogKeysQuery,
  useLogKeysQuery,
  useCheckpointQuery,
  useLazyConsistencyQuery,
  checkpointMailApi,
  useCheckpointMailQuery,
  useEndCheckpointMailMutation,
  useStartCheckpointMailMutation,
  type OfSchool,
} from '../../api/audit.js';
import { checkSavedCheckpoint, type LogReader } from '../../features/audit/checkSavedCheckpoint.js';
import { CheckpointText, KeyList } from '../../features/audit/CheckpointText.js';
import { IntegrityCard, IntegritySkeleton } from '../../features/audit/IntegrityCard.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { SavedCheckpoint } from '../../features/audit/SavedCheckpoint.js';
import { MailedCheckpoints } from '../../features/audit/MailedCheckpoints.js';
import { useVisible } from '../../lib/hooks.js';
import { Sections } from '../../ui/Columns.js';
import { ErrorState, Late } from '../../ui/states.js';
import { tried } from '../../ui/withToast.js';
import type { AuditPartProps } from './auditAddress.js';
import { Checkpoints } from './Checkpoints.js';

const LOOKED_AT_MS = 10_000;
const WHILE_CHECKING_MS = 1_000;

export function IntegrityPart({ address: { of, school }, onRecord }: AuditPartProps) {
  const user = useSessionUser();
  const known = auditApi.endpoints.integrity.useQueryState(of).currentData;
  const looksEvery = known?.isCheckingUp === true ? WHILE_CHECKING_MS : LOOKED_AT_MS;
  const { currentData, isError, error, fulfilledTimeStamp, refetch } = useIntegrityQuery(of, {
    refetchOnMountOrArgChange: true,
    pollingInterval: useVisible() ? looksEvery : 0,
  });
  const [checkUp, asking] = useCheckUpMutation();
  const isCheckingUp = currentData?.isCheckingUp === true;
  const check = (): void => {
    void checkUp(of).finally(() => refetch());
  };
  if (isError && !currentData) {
    return (
      <Card aria-label="Integrity">
        <ErrorState title="The log could not be checked" error={error} onRetry={refetch} />
      </Card>
    );
  }
  if (!currentData) return <IntegritySkeleton />;
  const { sealed } = currentData;
  return (
    <Sections>
      <IntegrityCard
        integrity={currentData}
        lost={isError}
        checkedAt={new Date(fulfilledTimeStamp ?? 0).toISOString()}
        checking={asking.isLoading || isCheckingUp}
        refused={asking.isError}
        onCheck={check}
        onRecord={onRecord}
      />
      {sealed > 0 && (
        <>
          <NewestCheckpoint of={of} school={school} sealed={sealed} />
          {logMailedTo(user) === school && <ByMail />}
          <SavedCheckpointCard of={of} school={school} />
          <Checkpoints of={of} school={school} sealed={sealed} />
        </>
      )}
      <Keys />
    </Sections>
  );
}

/** Checked in the browser, so that the reader need not trust the server. */
function SavedCheckpointCard({ of, school }: { of: OfSchool; school: number }) {
  const id = useId();
  const [readKeys] = useLazyLogKeysQuery();
  const [readCheckpoint] = useLazyCheckpointQuery();
  const [readConsistency] = useLazyConsistencyQuery();
  const read: LogReader = {
    keys: async () => (await readKeys().unwrap()).map(({ verifierKey }) => verifierKey),
    newest: () => readCheckpoint(of).unwrap(),
    consistency: (from, to) => readConsistency({ ...of, from: String(from), to: String(to) }).unwrap(),
  };
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h2">
        Check a checkpoint you kept
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: '68ch' }}>
        Your browser checks its signature, and computes whether the log of today still begins with everything that was
        in it then.
      </Typography>
      <SavedCheckpoint check={(note) => checkSavedCheckpoint(note, school, read)} />
    </Card>
  );
}

/** With these public keys anyone can verify what the server signed. */
function Keys() {
  const id = useId();
  const { data, isError, error, refetch } = useLogKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h2">
        Keys
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: '68ch' }}>
        Whoever has the key can check a checkpoint or an evidence package without asking us. Take it down once, by a way
        that you trust.
      </Typography>
      {data ? (
        <KeyList keys={data} />
      ) : isError ? (
        <ErrorState title="The keys could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <Late role="status" aria-label="Loading the keys">
          <Skeleton variant="rounded" height={92} />
        </Late>
      )}
    </Card>
  );
}

interface NewestCheckpointProps {
  readonly of: OfSchool;
  readonly school: number;
  /** The size of the checkpoint, in events. */
  readonly sealed: number;
}

/** To be stored where neither the school nor HourTrail can change it. */
function NewestCheckpoint({ of, school, sealed }: NewestCheckpointProps) {
  const id = useId();
  const { data, isError, error, refetch } = useCheckpointQuery({ ...of, sealed });
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h2">
        Newest checkpoint
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: '68ch' }}>
        A signed summary of every event until now. Keep one where nobody who runs this server can change it: whatever is
        older than your copy can then no longer be rewritten without being noticed.
      </Typography>
      {data !== undefined ? (
        <CheckpointText text={data} school={school} />
      ) : isError ? (
        <ErrorState title="The checkpoint could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <Late role="status" aria-label="Loading the checkpoint">
          <Skeleton variant="rounded" height={148} />
          <Skeleton variant="rounded" width={200} height={36} sx={{ mt: 3 }} />
        </Late>
      )}
    </Card>
  );
}

const ON = {
  done: { title: 'Checkpoints come by mail' },
  failed: { title: 'Not turned on', fallback: 'Checkpoints by mail could not be turned on. Try again.' },
};
const OFF = {
  done: { title: 'No more checkpoints by mail' },
  failed: { title: 'Not turned off', fallback: 'Checkpoints by mail could not be turned off. Try again.' },
};
const IN_PROGRESS_POLL_MS = 5_000;

/** Sends the newest checkpoint to the reader's own mailbox. */
export function ByMail() {
  const id = useId();
  const known = checkpointMailApi.endpoints.checkpointMail.useQueryState().currentData;
  const isInProgress = known?.isOn === true && (known.newest?.state ?? 'queued') === 'queued';
  const { data, isError, error, refetch } = useCheckpointMailQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: useVisible() && isInProgress ? IN_PROGRESS_POLL_MS : 0,
  });
  const [start, starting] = useStartCheckpointMailMutation();
  const [end, ending] = useEndCheckpointMailMutation();
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h2">
        Checkpoints by mail
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: '68ch' }}>
        Have the newest checkpoint sent to your own address on days when the log has grown. A mailbox that nobody who
        runs this server can reach is a good place to keep it.
      </Typography>
      {data ? (
        <MailedCheckpoints
          mail={data}
          busy={starting.isLoading || ending.isLoading}
          onStart={() => void tried(start().unwrap(), ON)}
          onEnd={() => void tried(end().unwrap(), OFF)}
        />
      ) : isError ? (
        <ErrorState title="Whether checkpoints come by mail could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <Late role="status" aria-label="Loading whether checkpoints come by mail">
          <Skeleton variant="rounded" width={320} height={36} />
        </Late>
      )}
    </Card>
  );
}
