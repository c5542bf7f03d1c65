import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { rowId, type RowHandlers, type RowPicking } from './PickBox.js';

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
