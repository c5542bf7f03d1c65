import type { MouseEvent, ReactNode } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import type { Density } from '../../ui/density.js';
import { HEADER_HEIGHT } from '../../ui/layout.js';
import { visuallyHidden } from '../../ui/visuallyHidden.js';
import type { HoursColumn } from './columns.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& caption, & .hidden': visuallyHidden,
  '& th, & td': { padding: '4px 12px', textAlign: 'left', borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  '& thead th:first-of-type, & tbody th': { paddingLeft: 20 },
  '& thead th:last-of-type, & td:last-of-type': { paddingRight: 12 },
  '& thead th': {
    position: 'sticky',
    top: HEADER_HEIGHT,
    zIndex: 1,
    height: 40,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& tbody tr': { cursor: 'pointer', transition: 'background-color 120ms' },
  '& tbody tr:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& .right': { textAlign: 'right' },
  '& .short': { whiteSpace: 'nowrap' },
  '& .person': { width: '18%' },
  '& .name': { width: '28%' },
  '& .rest': {
    width: '36%',
    maxWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& tbody th': { fontWeight: 600 },
  '&.compact td, &.compact tbody th': { paddingBlock: 2 },
  '& .actions': { display: 'flex', justifyContent: 'flex-end', gap: 8, whiteSpace: 'nowrap' },
}));

const HEIGHTS: Readonly<Record<Density, number>> = { comfortable: 44, compact: 36 };

interface HoursTableProps {
  readonly caption: string;
  readonly columns: readonly HoursColumn[];
  readonly rows: readonly HoursView[];
  readonly density: Density;
  readonly actions: (entry: HoursView) => ReactNode;
  readonly onOpen: (entry: HoursView) => void;
}

const isControl = (event: MouseEvent): boolean => (event.target as Element).closest('button, a') !== null;

/** Entries as rows; a row opens its trail, as does the control in it for those who do not point. */
export const HoursTable = ({ caption, columns, rows, density, actions, onOpen }: HoursTableProps) => (
  <Table className={density}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ key, header, align, width }) => (
          <th key={key} scope="col" className={`${width} ${align ?? ''}`}>
            {header}
          </th>
        ))}
        <th scope="col">
          <span className="hidden">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((entry) => (
        <tr key={entry.id} style={{ height: HEIGHTS[density] }} onClick={(event) => !isControl(event) && onOpen(entry)}>
          {columns.map(({ key, align, width, cell }, index) => {
            const Cell = index === 0 ? 'th' : 'td';
            return (
              <Cell
                key={key}
                className={`${width} ${align ?? ''}`}
                {...(index === 0 && { scope: 'row', id: `entry-${entry.id}` })}
              >
                {cell(entry)}
              </Cell>
            );
          })}
          <td>
            <div className="actions">{actions(entry)}</div>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
