import { useEffect, useRef } from 'react';
import { t, type CheckpointRow } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { FileCheck } from 'lucide-react';
import { useCheckpointsInfiniteQuery, useLazyCheckpointQuery, type OfSchool } from '../../api/audit.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { saveCheckpoint } from '../../features/audit/CheckpointText.js';
import { Hash } from '../../features/audit/Hash.js';
import { Listing } from '../../features/audit/Listing.js';
import { formatInstant } from '../../lib/dates.js';
import type { Density } from '../../ui/density.js';
import { PagedList } from '../../ui/PagedList.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
import { EmptyState } from '../../ui/states.js';
import { Trans } from '../../ui/Trans.js';
import { showFailure } from '../../ui/withToast.js';

const FAILED = { title: t('audit.downloadFailed'), fallback: t('audit.checkpointNotRead') };

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
      label={t('audit.checkpoints')}
      list={list}
      head={
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('audit.checkpoints')}
        </Typography>
      }
      skeleton={<CheckpointRowsSkeleton />}
      empty={<EmptyState icon={FileCheck} title={t('audit.noCheckpoints')} />}
      failed={t('audit.checkpointsNotLoaded')}
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
  const sizeOf = ({ size }: CheckpointRow): string => t('audit.eventCount', { count: size });
  const columns: readonly Column<CheckpointRow>[] = [
    { key: 'size', header: t('audit.size'), width: 'short', cell: sizeOf },
    { key: 'at', header: t('audit.sealed'), width: 'short', cell: ({ sealedAt }) => formatInstant(sealedAt, timeZone) },
    { key: 'root', header: t('audit.root'), width: 'name', cell: ({ root }) => <Hash of={root} short /> },
    { key: 'key', header: t('audit.key'), width: 'short', cell: ({ key }) => <Hash of={key} /> },
  ];
  return (
    <Listing
      label={t('audit.checkpoints')}
      {...{ rows, density, columns }}
      rowOpens={false}
      control={() => t('audit.download')}
      onOpen={({ size }) => onDownload(size)}
      card={(row) => (
        <>
          <span className="name">{sizeOf(row)}</span>
          <p className="quiet">{formatInstant(row.sealedAt, timeZone)}</p>
          <p className="quiet">
            <Trans id="audit.rootAndKey" values={{ root: <Hash of={row.root} short />, key: <Hash of={row.key} /> }} />
          </p>
        </>
      )}
    />
  );
}

const CheckpointRowsSkeleton = () => <RowsSkeleton label={t('audit.loadingCheckpoints')} rows={5} cardHeight={144} />;
