import { useEffect, useRef } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { useScoped } from '../../lib/hooks.js';
import { onceUncovered } from '../../ui/focus.js';
import { rowId } from '../../ui/PickBox.js';

export const NO_ROWS_ID = 'no-rows';

/** The row that keys act on. It takes the focus when moved to by key, or when the previous row is removed. */
export function useCurrentRow(scope: string, rows: readonly HoursView[]) {
  const [place, setPlace] = useScoped<Place | null>(scope, null);
  const index = indexOf(rows, place);
  const row = rows[index] ?? null;
  const bringFocus = useFocusOn(row ?? rows[0] ?? null);
  const goTo = (next: Place | null): Place | null => {
    setPlace(() => next);
    bringFocus();
    return next;
  };
  return {
    row,
    /** False if the row only took the position of a removed one: a key must not act on it by accident. */
    isChosen: row !== null && row.id === place?.id,
    place,
    come: ({ id }: Row): void => setPlace(() => ({ id, index: rows.findIndex((one) => one.id === id) })),
    /** 0 stays at the position. Without a current row, any step goes to the first. */
    step: (by: 1 | -1 | 0): Place | null => goTo(placeAt(rows, index < 0 ? 0 : index + by)),
    /** Moves to the first row after those that are about to be removed. */
    leave: (gone: ReadonlySet<number>): Place | null => goTo(index < 0 ? null : placeAfter(rows, index, gone)),
    goTo,
  };
}

function useFocusOn(row: HoursView | null): () => void {
  const focusRequest = useRef<'now' | 'where lost' | null>(null);
  useEffect(() => {
    if (!focusRequest.current) return undefined;
    return onceUncovered(() => {
      const place = document.getElementById(row ? rowId(row.id) : NO_ROWS_ID);
      if (!place || (focusRequest.current === 'where lost' && document.activeElement !== document.body)) return;
      // rows may still load
      focusRequest.current = row ? null : 'where lost';
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: 'nearest' });
    });
  });
  return () => {
    focusRequest.current = 'now';
  };
}

interface Row {
  readonly id: number;
}

/** The index finds the position after the row has been removed. */
export interface Place {
  readonly id: number;
  readonly index: number;
}

/** For a removed row, the index of the row that took its position. -1 without a position. */
export function indexOf(rows: readonly Row[], place: Place | null): number {
  if (!place) return -1;
  const found = rows.findIndex(({ id }) => id === place.id);
  return found >= 0 ? found : Math.min(place.index, rows.length - 1);
}

export function placeAt(rows: readonly Row[], index: number): Place | null {
  const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
  return row ? { id: row.id, index: rows.indexOf(row) } : null;
}

/** Prefers the row itself, then the next one that stays, then the previous one. */
export function placeAfter(rows: readonly Row[], index: number, gone: ReadonlySet<number>): Place | null {
  const stays = ({ id }: Row): boolean => !gone.has(id);
  const row = rows.slice(index).find(stays) ?? rows.slice(0, index).findLast(stays);
  return row ? { id: row.id, index: rows.filter(stays).indexOf(row) } : null;
}
