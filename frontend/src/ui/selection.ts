import { LIMITS } from '@hourtrail/contracts';
import { useScoped, useStable } from '../lib/hooks.js';
import type { Picking } from './PickBox.js';
import { toast } from './toast.js';

interface Identified {
  readonly id: number;
}

/** By id, each row in the version that was selected. */
export type Selection<Row> = ReadonlyMap<number, Row>;

export const NOTHING: Selection<never> = new Map<number, never>();

export const isFull = (selection: Selection<unknown>): boolean => selection.size >= LIMITS.reviewMax;

/** Stops at the limit of one action, and keeps the versions selected before. */
export function withAll<Row extends Identified>(selection: Selection<Row>, rows: readonly Row[]): Selection<Row> {
  const next = new Map(selection);
  for (const row of rows) if (!isFull(next) && !next.has(row.id)) next.set(row.id, row);
  return next;
}

export function without<Row>(selection: Selection<Row>, rows: readonly Identified[]): Selection<Row> {
  const next = new Map(selection);
  rows.forEach(({ id }) => next.delete(id));
  return next;
}

export const toggled = <Row extends Identified>(selection: Selection<Row>, row: Row): Selection<Row> =>
  selection.has(row.id) ? without(selection, [row]) : withAll(selection, [row]);

export const toggledAll = <Row extends Identified>(selection: Selection<Row>, rows: readonly Row[]): Selection<Row> =>
  rows.every(({ id }) => selection.has(id)) ? without(selection, rows) : withAll(selection, rows);

interface Selecting<Row> extends Pick<Picking<Row>, 'canPick' | 'pickLabel'> {
  /** The message if more are selected than one action may have. */
  readonly full: string;
}

/** Selects rows of a list by their checkboxes. Empties when `scope` changes. */
export function useSelection<Row extends Identified>(
  scope: string,
  rows: readonly Row[],
  { canPick, pickLabel, full }: Selecting<Row>,
) {
  const [selection, select] = useScoped<Selection<Row>>(scope, NOTHING);
  const picking: Picking<Row> = {
    picked: selection,
    canPick,
    pickLabel: useStable(pickLabel),
    onPick: useStable((row: Row) => {
      if (isFull(selection) && !selection.has(row.id)) toast({ title: full, destructive: true });
      else select((now) => toggled(now, row));
    }),
    onPickAll: () => select((now) => toggledAll(now, rows.filter(canPick))),
  };
  return {
    picking,
    /** As they are shown now; rows that went away are selected no longer. */
    selected: rows.filter(({ id }) => selection.has(id)),
    clear: (): void => select(() => NOTHING),
    drop: (gone: readonly Identified[]): void => select((now) => without(now, gone)),
  };
}
