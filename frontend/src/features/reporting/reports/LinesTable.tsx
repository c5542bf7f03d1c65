import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../../ui/styled.js';
import { LineControl } from './Bars.js';
import type { ChartLine } from './chartLines.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': visuallyHidden,
  '& th, & td': {
    height: 36,
    padding: '4px 0 4px 12px',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left', overflowWrap: 'anywhere' },
  '& thead th': { fontSize: '0.8125rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 400 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  [theme.breakpoints.down('sm')]: { '& th, & td': { paddingLeft: 8 } },
}));

const Name = styled(LineControl)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  padding: 0,
  border: 0,
  font: 'inherit',
  textAlign: 'left',
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  '&:is(a, button)': { cursor: 'pointer', fontWeight: 600, color: theme.vars.palette.primary.main },
  '&:is(a, button):hover': { textDecoration: 'underline' },
  '&[aria-current]': { textDecoration: 'underline' },
  '@media (pointer: coarse)': { '&:is(a, button)': { minHeight: 44 } },
}));

interface LinesTableProps {
  readonly caption: string;
  /** The label column comes first. */
  readonly headers: readonly string[];
  readonly lines: readonly ChartLine[];
}

export const LinesTable = ({ caption, headers, lines }: LinesTableProps) => (
  <Table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {headers.map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.key}>
          <th scope="row">
            <Name line={line}>{line.label}</Name>
          </th>
          {line.cells.map((cell, index) => (
            <td key={headers[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
