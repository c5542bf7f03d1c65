import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { t } from '@hourtrail/contracts';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';

const Reach = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 44,
  minHeight: 36,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}));

interface PickBoxProps {
  readonly label: string;
  readonly picked: Picked;
  readonly onPick: () => void;
  readonly worded?: boolean;
}

export const PickBox = ({ label, picked, onPick, worded = false }: PickBoxProps) => (
  <Reach>
    <Checkbox
      size="small"
      checked={picked === 'all'}
      indeterminate={picked === 'some'}
      onChange={onPick}
      slotProps={{ input: worded ? {} : { 'aria-label': label } }}
    />
    {worded && label}
  </Reach>
);

/** Stable functions, so that memoized rows do not render again. */
export interface RowHandlers<Row> {
  /** Absent if no keys act on rows. */
  readonly onCurrent?: ((row: Row) => void) | undefined;
  readonly onPick: (row: Row) => void;
  readonly pickLabel: (row: Row) => string;
}

export interface Picking<Row> extends RowHandlers<Row> {
  /** The row that keys act on. */
  readonly current?: number | null;
  readonly picked: ReadonlyMap<number, unknown>;
  readonly canPick: (row: Row) => boolean;
  /** Selects all rows on screen, or clears the selection. */
  readonly onPickAll: () => void;
}

export const rowHandlersOf = <Row,>({ onCurrent, onPick, pickLabel }: Picking<Row>): RowHandlers<Row> => ({
  onCurrent,
  onPick,
  pickLabel,
});

export const PICK_ALL = t('ui.selectAllShown');

export const rowId = (id: number): string => `row-${id}`;

type Picked = 'all' | 'some' | 'none';

/** Undefined if none can be selected. */
export function pickedOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { canPick, picked }: Pick<Picking<Row>, 'canPick' | 'picked'>,
): Picked | undefined {
  const able = rows.filter(canPick);
  const taken = able.filter(({ id }) => picked.has(id)).length;
  if (able.length === 0) return undefined;
  return taken === 0 ? 'none' : taken < able.length ? 'some' : 'all';
}

export interface RowPicking {
  readonly isCurrent: boolean;
  /** Roving tabindex: only one row is a tab stop. */
  readonly isStop: boolean;
  readonly box: boolean | null | undefined;
}

export function pickingOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
  picking: Picking<Row>,
): (row: Row) => RowPicking {
  const boxes = rows.some(picking.canPick);
  const stop = picking.current ?? rows[0]?.id;
  return (row) => ({
    isCurrent: row.id === picking.current,
    isStop: row.id === stop,
    box: boxes ? (picking.canPick(row) ? picking.picked.has(row.id) : null) : undefined,
  });
}

export const isControl = (event: MouseEvent): boolean => (event.target as Element).closest('button, a, label') !== null;

type Coming<Row> = Partial<Pick<RowPicking, 'isCurrent' | 'isStop'> & Pick<RowHandlers<Row>, 'onCurrent'>> & {
  readonly onOpen: (row: Row) => void;
};

/** Makes a row focusable, with a roving tabindex, if the list supports keyboard selection. */
export const comeTo = <Row extends { readonly id: number }>(
  row: Row,
  { isCurrent, isStop, onCurrent, onOpen }: Coming<Row>,
): HTMLAttributes<HTMLElement> =>
  onCurrent
    ? {
        id: rowId(row.id),
        tabIndex: isStop ? 0 : -1,
        ...(isCurrent && { 'aria-current': true }),
        onFocus: () => onCurrent(row),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(row);
        },
      }
    : {};
