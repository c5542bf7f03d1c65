import type { CheckpointRow } from '@hourtrail/contracts';
import { useSessionUser } from '../../api/useSessionUser.js';
import { countOf } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import type { Density } from '../../ui/density.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
import { Hash } from './Hash.js';
import { Listing } from './Listing.js';

interface CheckpointRowsProps {
  readonly rows: readonly CheckpointRow[];
  readonly density: Density;
  readonly onDownload: (size: number) => void;
}

export function CheckpointRows({ rows, density, onDownload }: CheckpointRowsProps) {
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

export const CheckpointRowsSkeleton = () => <RowsSkeleton label="Loading checkpoints" rows={5} cardHeight={144} />;
