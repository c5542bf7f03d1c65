import { t, type SampledEntry } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatCount } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import { hoursInColumn } from '../../lib/hours.js';
import { ActorName } from '../../ui/RoleBadge.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
import { Trans } from '../../ui/Trans.js';
import { Hash } from './Hash.js';
import { Listing } from './Listing.js';
import { recordName } from './recordKinds.js';

interface SampleRowsProps {
  readonly rows: readonly SampledEntry[];
  readonly onOpen: (record: string) => void;
}

export function SampleRows({ rows, onOpen }: SampleRowsProps) {
  const { timeZone } = useSessionUser();
  const columns: readonly Column<SampledEntry>[] = [
    { key: 'record', header: t('auditReview.entry'), width: 'short', cell: ({ record }) => recordName(record) },
    { key: 'person', header: t('common.student'), width: 'person', cell: ({ person }) => person?.name ?? '—' },
    {
      key: 'hours',
      header: t('auditRecords.hours'),
      width: 'short',
      align: 'right',
      cell: ({ hours }) => hoursInColumn(hours),
    },
    {
      key: 'actor',
      header: t('auditReview.approvedBy'),
      width: 'person',
      cell: ({ actor }) => <ActorName person={actor} />,
    },
    { key: 'at', header: t('common.approved'), width: 'short', cell: ({ at }) => formatInstant(at, timeZone) },
    {
      key: 'number',
      header: t('auditRecords.number'),
      width: 'short',
      align: 'right',
      cell: ({ number }) => formatCount(number),
    },
    { key: 'draw', header: t('auditReview.draw'), width: 'short', cell: ({ draw }) => <Hash of={draw} short /> },
  ];
  return (
    <Listing
      label={t('audit.sample')}
      {...{ rows, columns }}
      control={() => t('auditRecords.trail')}
      onOpen={({ record }) => onOpen(record)}
      card={(entry) => (
        <>
          <div className="line">
            <span className="name">{entry.person?.name ?? recordName(entry.record)}</span>
            <strong>{hoursInColumn(entry.hours)}</strong>
          </div>
          <p className="quiet">
            {t('auditRecords.recordAndNumber', { record: recordName(entry.record), number: entry.number })}
          </p>
          <p className="quiet">
            <Trans id="auditReview.approvedByPerson" values={{ name: <ActorName person={entry.actor} /> }} />
          </p>
          <p className="quiet">{formatInstant(entry.at, timeZone)}</p>
          <p className="quiet">
            <Trans id="auditReview.drawHash" values={{ hash: <Hash of={entry.draw} short /> }} />
          </p>
        </>
      )}
    />
  );
}

export const SampleRowsSkeleton = () => (
  <RowsSkeleton label={t('auditReview.drawingSample')} rows={8} cardHeight={200} />
);

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  '& th, & td': {
    padding: '6px 8px 6px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  },
  // figures and their headers stay on one line beside long names
  '& .right': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .note': { width: '22%' },
  '& tr': { breakInside: 'avoid' },
}));

export function PrintedSample({ rows }: { rows: readonly SampledEntry[] }) {
  const { timeZone } = useSessionUser();
  return (
    <Table className="print-only">
      <thead>
        <tr>
          <th scope="col">{t('auditReview.entry')}</th>
          <th scope="col">{t('common.student')}</th>
          <th scope="col" className="right">
            {t('auditRecords.hours')}
          </th>
          <th scope="col">{t('auditReview.approvedBy')}</th>
          <th scope="col">{t('common.approved')}</th>
          <th scope="col" className="right">
            {t('auditRecords.number')}
          </th>
          <th scope="col" className="note">
            {t('auditReview.note')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, record, person, hours, actor, at }) => (
          <tr key={number}>
            <th scope="row">{recordName(record)}</th>
            <td>{person?.name}</td>
            <td className="right">{hoursInColumn(hours)}</td>
            <td>{actor.name}</td>
            <td>{formatInstant(at, timeZone)}</td>
            <td className="right">{formatCount(number)}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
