import type { MouseEvent, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { Density } from './density.js';
import { HEADER_HEIGHT, TABLE_HEAD_HEIGHT } from './layout.js';
import { visuallyHidden } from './visuallyHidden.js';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly align?: 'right';
  /** `short` stands on one line, `person` and `name` may wrap, `rest` is cut to one line. */
  readonly width: 'short' | 'person' | 'name' | 'rest';
  readonly cell: (row: Row) => ReactNode;
}

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
    height: TABLE_HEAD_HEIGHT,
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
  '& .person': { width: '18%', overflowWrap: 'anywhere' },
  '& .name': { width: '28%', overflowWrap: 'anywhere' },
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

export interface RowTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly density?: Density;
  /** The id of a row's first cell, for the controls of the row to be described by. */
  readonly cellId: (row: Row) => string;
  readonly actions: (row: Row) => ReactNode;
  readonly onOpen: (row: Row) => void;
}

export const isControl = (event: MouseEvent): boolean => (event.target as Element).closest('button, a') !== null;

/** Rows that open when pointed at; a control in each does the same for those who do not point. */
export const RowTable = <Row extends { readonly id: number }>({
  caption,
  columns,
  rows,
  density = 'comfortable',
  cellId,
  actions,
  onOpen,
}: RowTableProps<Row>) => (
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
      {rows.map((row) => (
        <tr key={row.id} style={{ height: HEIGHTS[density] }} onClick={(event) => !isControl(event) && onOpen(row)}>
          {columns.map(({ key, align, width, cell }, index) => {
            const Cell = index === 0 ? 'th' : 'td';
            return (
              <Cell
                key={key}
                className={`${width} ${align ?? ''}`}
                {...(index === 0 && { scope: 'row', id: cellId(row) })}
              >
                {cell(row)}
              </Cell>
            );
          })}
          <td>
            <div className="actions">{actions(row)}</div>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
