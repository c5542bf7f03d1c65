import { useId } from 'react';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  checkpointMailApi,
  useCheckpointMailQuery,
  useEndCheckpointMailMutation,
  useStartCheckpointMailMutation,
} from '../../api/checkpointMail.js';
import { MailedCheckpoints } from '../../features/audit/MailedCheckpoints.js';
import { useVisible } from '../../lib/browserState.js';
import { Late } from '../../ui/loading.js';
import { ErrorState } from '../../ui/states.js';
import { tried } from '../../ui/told.js';

const ON = {
  done: { title: 'Checkpoints come by mail' },
  failed: { title: 'Not turned on', fallback: 'Checkpoints by mail could not be turned on. Try again.' },
};
const OFF = {
  done: { title: 'No more checkpoints by mail' },
  failed: { title: 'Not turned off', fallback: 'Checkpoints by mail could not be turned off. Try again.' },
};
const WHILE_UNDER_WAY_MS = 5_000;

/** Has the newest checkpoint come to the reader's own mailbox. */
export function ByMail() {
  const id = useId();
  const known = checkpointMailApi.endpoints.checkpointMail.useQueryState().currentData;
  const isUnderWay = known?.isOn === true && (known.newest?.state ?? 'queued') === 'queued';
  const { data, isError, error, refetch } = useCheckpointMailQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: useVisible() && isUnderWay ? WHILE_UNDER_WAY_MS : 0,
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
