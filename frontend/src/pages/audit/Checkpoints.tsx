import { useEffect, useRef } from 'react';
import type { CheckpointRow } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { FileCheck } from 'lucide-react';
import { useCheckpointsInfiniteQuery, useLazyCheckpointQuery, type OfSchool } from '../../api/audit.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { saveCheckpoint } from '../../features/audit/CheckpointText.js';
import { Hash } from '../../features/audit/Hash.js';
import { Listing } from '../../features/audit/Listing.js';
import { countOf } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import type { Density } from '../../ui/density.js';
import { PagedList } from '../../ui/PagedList.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
import { EmptyState } from '../../ui/states.js';
import { showFailure } from '../../ui/withToast.js';

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
        (error: unknown) => showFailure(error, FAILED),
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

interface CheckpointRowsProps {
  readonly rows: readonly CheckpointRow[];
  readonly density: Density;
  readonly onDownload: (size: number) => void;
}

function CheckpointRows({ rows, density, onDownload }: CheckpointRowsProps) {
  const { timeZone } = useSessionUser();
  const sizeOf = ({ size }: CheckpointRow): string => countOf(size, 'event');
  const columns: readonly Column<CheckpointRow>[] = [
    { key: 'size', header: 'Size', width: 'short', cell: sizeOf },
    { key: 'at', header: 'Sealed', width: 'short', cell: ({ sealedAt }) => formatInstant(sealedAt, timeZone) },
    { key: 'root', header: 'Root', width: 'name', cell: ({ root }) => <Hash of={root} short /> },
    { key: 'key', header: 'Key', width: 'short', cell: ({ key }) => <Hash of={key} /> },
  ];
  return (
    <Listing
      label="Checkpoints"
      {...{ rows, density, columns }}
      rowOpens={false}
      control={() => 'Download'}
      onOpen={({ size }) => onDownload(size)}
      card={(row) => (
        <>
          <span className="name">{sizeOf(row)}</span>
          <p className="quiet">{formatInstant(row.sealedAt, timeZone)}</p>
          <p className="quiet">
            Root <Hash of={row.root} short />, key <Hash of={row.key} />
          </p>
        </>
      )}
    />
  );
}

const CheckpointRowsSkeleton = () => <RowsSkeleton label="Loading checkpoints" rows={5} cardHeight={144} />;
