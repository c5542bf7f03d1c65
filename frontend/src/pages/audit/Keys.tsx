import { useId } from 'react';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLogKeysQuery } from '../../api/audit.js';
import { KeyList } from '../../features/audit/KeyList.js';
import { Late } from '../../ui/loading.js';
import { ErrorState } from '../../ui/states.js';

/** The keys by which anybody can check what this server signed. */
export function Keys() {
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
