import { useEffect, useRef } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { useScoped } from '../../lib/hooks.js';
import { onceUncovered } from '../../ui/focus.js';
import { rowId } from '../../ui/PickBox.js';

/** Where the focus goes when no row is left. */
export const NO_ROWS_ID = 'no-rows';

/** The row that keys act on. The focus comes along when somebody moves by keys, or when their row has gone. */
export function useCurrentRow(scope: string, rows: readonly HoursView[]) {
  const [place, setPlace] = useScoped<Place | null>(scope, null);
  const index = indexOf(rows, place);
  const row = rows[index] ?? null;
  const bringFocus = useFocusOn(row ?? rows[0] ?? null);
  const goTo = (next: Place | null): void => {
    setPlace(() => next);
    bringFocus();
  };
  return {
    row,
    /** Whether somebody came to it; not where it has just taken the place of one that has gone. */
    isMeant: row !== null && row.id === place?.id,
    place,
    isNearEnd: index >= rows.length - 3,
    /** Somebody came to a row by themselves. */
    come: ({ id }: HoursView): void => setPlace(() => ({ id, index: rows.findIndex((one) => one.id === id) })),
    /** To the next row, the one before or the one in this place; to the first where somebody is at none. */
    step: (by: 1 | -1 | 0): void => goTo(placeAt(rows, index < 0 ? 0 : index + by)),
    /** To the row that comes after those that go. */
    leave: (gone: ReadonlySet<number>): void => goTo(index < 0 ? null : placeAfter(rows, index, gone)),
    goTo,
  };
}

function useFocusOn(row: HoursView | null): () => void {
  const wanted = useRef<'now' | 'where lost' | null>(null);
  useEffect(() => {
    if (!wanted.current) return undefined;
    return onceUncovered(() => {
      const place = document.getElementById(row ? rowId(row.id) : NO_ROWS_ID);
      if (!place || (wanted.current === 'where lost' && document.activeElement !== document.body)) return;
      // rows may yet come in place of none
      wanted.current = row ? null : 'where lost';
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: 'nearest' });
    });
  });
  return () => {
    wanted.current = 'now';
  };
}

interface Row {
  readonly id: number;
}

/** Where somebody is in a list: at a row, and how far down it stood then. */
export interface Place {
  readonly id: number;
  readonly index: number;
}

/** The index of the row somebody is at; where it has gone, of the one that took its place. -1 when they are nowhere. */
export function indexOf(rows: readonly Row[], place: Place | null): number {
  if (!place) return -1;
  const found = rows.findIndex(({ id }) => id === place.id);
  return found >= 0 ? found : Math.min(place.index, rows.length - 1);
}

export function placeAt(rows: readonly Row[], index: number): Place | null {
  const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
  return row ? { id: row.id, index: rows.indexOf(row) } : null;
}

/** Where somebody is once some rows have gone: where they were, else at the next that stays, else at the one before. */
export function placeAfter(rows: readonly Row[], index: number, gone: ReadonlySet<number>): Place | null {
  const stays = ({ id }: Row): boolean => !gone.has(id);
  const row = rows.slice(index).find(stays) ?? rows.slice(0, index).findLast(stays);
  return row ? { id: row.id, index: rows.filter(stays).indexOf(row) } : null;
}
