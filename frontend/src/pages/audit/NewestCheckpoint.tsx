import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import Typography from '@mui/material/Typography';
import { useCheckpointQuery, type OfSchool } from '../../api/audit.js';
import { CheckpointText } from '../../features/audit/CheckpointText.js';
import { Late } from '../../ui/loading.js';
import { ErrorState } from '../../ui/states.js';

interface NewestCheckpointProps {
  readonly of: OfSchool;
  readonly school: number;
  /** How many events it is of. */
  readonly sealed: number;
}

/** The newest checkpoint, to be kept where nobody of the school or of HourTrail can reach it. */
export function NewestCheckpoint({ of, school, sealed }: NewestCheckpointProps) {
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
