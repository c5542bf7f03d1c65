import { LIMITS, type HoursView } from '@hourtrail/contracts';

/** The entries that are selected, by their ids, each as it was looked at. */
export type Selection = ReadonlyMap<number, HoursView>;

export const NOTHING: Selection = new Map();

export const FULL = `At most ${LIMITS.reviewMax} entries can be decided on at once.`;

export const isFull = (selection: Selection): boolean => selection.size >= LIMITS.reviewMax;

/** With these as well, as far as there is room; what was looked at before stays as it was then. */
export function withAll(selection: Selection, entries: readonly HoursView[]): Selection {
  const next = new Map(selection);
  for (const entry of entries) if (!isFull(next) && !next.has(entry.id)) next.set(entry.id, entry);
  return next;
}

export function without(selection: Selection, entries: readonly Pick<HoursView, 'id'>[]): Selection {
  const next = new Map(selection);
  entries.forEach(({ id }) => next.delete(id));
  return next;
}

export const toggled = (selection: Selection, entry: HoursView): Selection =>
  selection.has(entry.id) ? without(selection, [entry]) : withAll(selection, [entry]);

/** All of them, or none where all are selected already. */
export const toggledAll = (selection: Selection, entries: readonly HoursView[]): Selection =>
  entries.every(({ id }) => selection.has(id)) ? without(selection, entries) : withAll(selection, entries);
