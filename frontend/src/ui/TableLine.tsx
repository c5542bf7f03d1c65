import { memo, type ReactNode } from 'react';
import type { Density } from './density.js';
import { PickBox, comeTo, isControl, type RowHandlers, type RowPicking } from './PickBox.js';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly align?: 'right';
  /** `short` never wraps, `person` and `name` may, `rest` is cut to one line. */
  readonly width: 'short' | 'person' | 'name' | 'rest';
  readonly cell: (row: Row) => ReactNode;
  /** Whether the list can be sorted by `key`; then which way a first press sorts. */
  readonly sorts?: 'up' | 'down';
}

export interface LineSetting<Row> {
  readonly columns: readonly Column<Row>[];
  readonly density?: Density;
  /** The id of the row's first cell, for `aria-describedby` of its controls. */
  readonly cellId: (row: Row) => string;
  readonly actions: (row: Row) => ReactNode;
  readonly onOpen: (row: Row) => void;
}

type TableLineProps<Row> = LineSetting<Row> & { readonly row: Row } & Partial<RowPicking & RowHandlers<Row>>;

const HEIGHTS: Readonly<Record<Density, number>> = { comfortable: 44, compact: 36 };

function Line<Row extends { readonly id: number }>({
  row,
  columns,
  density = 'comfortable',
  cellId,
  actions,
  onOpen,
  isCurrent,
  isStop,
  box,
  onCurrent,
  onPick,
  pickLabel,
}: TableLineProps<Row>) {
  return (
    <tr
      style={{ height: HEIGHTS[density] }}
      onClick={(event) => !isControl(event) && onOpen(row)}
      {...comeTo(row, { isCurrent, isStop, onCurrent, onOpen })}
    >
      {box !== undefined && (
        <td className="pick">
          {box !== null && (
            <PickBox label={pickLabel?.(row) ?? ''} picked={box ? 'all' : 'none'} onPick={() => onPick?.(row)} />
          )}
        </td>
      )}
      {columns.map(({ key, align, width, cell }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell key={key} className={`${width} ${align ?? ''}`} {...(index === 0 && { scope: 'row', id: cellId(row) })}>
            {cell(row)}
          </Cell>
        );
      })}
      <td>
        <div className="actions">{actions(row)}</div>
      </td>
    </tr>
  );
}

/** Memoized: moving through hundreds of rows by key would be slow otherwise. */
export const TableLine = memo(Line) as typeof Line;
