import { Fragment } from 'react';
import { styled } from '@mui/material/styles';
import { useNarrow } from '../../../ui/layout.js';
import { visuallyHidden } from '../../../ui/styled.js';

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 8,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': visuallyHidden,
  '& th, & td': {
    padding: '8px 12px',
    maxWidth: 360,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    minWidth: 72,
  },
  '& thead th': { fontSize: '0.8125rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
}));

const Cards = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '12px 0' },
  '& dl': { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: '2px 12px', margin: 0 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
}));

interface SmallTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function SmallTable({ label, columns, rows }: SmallTableProps) {
  const narrow = useNarrow();
  if (narrow) {
    return (
      <Cards aria-label={label}>
        {rows.map((cells, index) => (
          <li key={index}>
            <dl>
              {columns.map(
                (column, at) =>
                  cells[at] && (
                    <Fragment key={column}>
                      <dt>{column}</dt>
                      <dd>{cells[at]}</dd>
                    </Fragment>
                  ),
              )}
            </dl>
          </li>
        ))}
      </Cards>
    );
  }
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
