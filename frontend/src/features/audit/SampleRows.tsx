import type { SampledEntry } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatCount } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import { hoursInColumn } from '../../lib/hours.js';
import { ActorName } from '../../ui/RoleBadge.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
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
    { key: 'record', header: 'Entry', width: 'short', cell: ({ record }) => recordName(record) },
    { key: 'person', header: 'Student', width: 'person', cell: ({ person }) => person?.name ?? '—' },
    { key: 'hours', header: 'Hours', width: 'short', align: 'right', cell: ({ hours }) => hoursInColumn(hours) },
    { key: 'actor', header: 'Approved by', width: 'person', cell: ({ actor }) => <ActorName person={actor} /> },
    { key: 'at', header: 'Approved', width: 'short', cell: ({ at }) => formatInstant(at, timeZone) },
    { key: 'number', header: 'Number', width: 'short', align: 'right', cell: ({ number }) => formatCount(number) },
    { key: 'draw', header: 'Draw', width: 'short', cell: ({ draw }) => <Hash of={draw} short /> },
  ];
  return (
    <Listing
      label="Sample"
      {...{ rows, columns }}
      control={() => 'Trail'}
      onOpen={({ record }) => onOpen(record)}
      card={(entry) => (
        <>
          <div className="line">
            <span className="name">{entry.person?.name ?? recordName(entry.record)}</span>
            <strong>{hoursInColumn(entry.hours)}</strong>
          </div>
          <p className="quiet">
            {recordName(entry.record)}, event {formatCount(entry.number)}
          </p>
          <p className="quiet">
            Approved by <ActorName person={entry.actor} />
          </p>
          <p className="quiet">{formatInstant(entry.at, timeZone)}</p>
          <p className="quiet">
            Draw <Hash of={entry.draw} short />
          </p>
        </>
      )}
    />
  );
}

export const SampleRowsSkeleton = () => <RowsSkeleton label="Drawing the sample" rows={8} cardHeight={200} />;

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
          <th scope="col">Entry</th>
          <th scope="col">Student</th>
          <th scope="col" className="right">
            Hours
          </th>
          <th scope="col">Approved by</th>
          <th scope="col">Approved</th>
          <th scope="col" className="right">
            Number
          </th>
          <th scope="col" className="note">
            Note
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
