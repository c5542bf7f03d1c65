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
