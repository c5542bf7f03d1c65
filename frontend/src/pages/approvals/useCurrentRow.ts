import { useEffect, useRef } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { useScoped } from '../../lib/useScoped.js';
import { onceUncovered } from '../../ui/focus.js';
import { rowId } from '../../ui/picking.js';
import { indexOf, placeAfter, placeAt, type Place } from './place.js';

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
