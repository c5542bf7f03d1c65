import { useEffect, useRef } from 'react';
import Typography from '@mui/material/Typography';
import { FileCheck } from 'lucide-react';
import { useCheckpointsInfiniteQuery, useLazyCheckpointQuery, type OfSchool } from '../../api/audit.js';
import { CheckpointRows, CheckpointRowsSkeleton } from '../../features/audit/CheckpointRows.js';
import { saveCheckpoint } from '../../features/audit/CheckpointText.js';
import { PagedList } from '../../ui/PagedList.js';
import { EmptyState } from '../../ui/states.js';
import { tellFailure } from '../../ui/withToast.js';

const FAILED = { title: 'Download failed', fallback: 'The checkpoint could not be read. Try again.' };

interface CheckpointsProps {
  readonly of: OfSchool;
  readonly school: number;
  /** The size of the newest checkpoint, in events. */
  readonly sealed: number;
}

export function Checkpoints({ of, school, sealed }: CheckpointsProps) {
  const list = useCheckpointsInfiniteQuery(of, { refetchOnMountOrArgChange: true });
  const { refetch } = list;
  const listed = useRef(sealed);
  useEffect(() => {
    if (listed.current === sealed) return;
    listed.current = sealed;
    void refetch();
  }, [sealed, refetch]);
  const [read] = useLazyCheckpointQuery();
  const download = (size: number): void =>
    void read({ ...of, size: String(size) })
      .unwrap()
      .then(
        (text) => saveCheckpoint(text, school),
        (error: unknown) => tellFailure(error, FAILED),
      );
  return (
    <PagedList
      label="Checkpoints"
      list={list}
      head={
        <Typography variant="h2" sx={{ flex: 1 }}>
          Checkpoints
        </Typography>
      }
      skeleton={<CheckpointRowsSkeleton />}
      empty={<EmptyState icon={FileCheck} title="Nothing has been signed yet" />}
      failed="The checkpoints could not be loaded"
    >
      {(rows, density) => <CheckpointRows rows={rows} density={density} onDownload={download} />}
    </PagedList>
  );
}
