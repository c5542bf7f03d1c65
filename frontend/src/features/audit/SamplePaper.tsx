import type { SampledEntry } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { useSessionUser } from '../../api/useSessionUser.js';
import { counted } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import { hoursInColumn } from '../../lib/hours.js';
import { recordName } from './kinds.js';

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

export function SamplePaper({ rows }: { rows: readonly SampledEntry[] }) {
  const { timeZone } = useSessionUser();
  return (
    <Table className="paper-only">
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
            <td className="right">{counted(number)}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
