import type { HoursStatus, HoursView } from '@hourtrail/contracts';
import { atSessionEnd } from '../lib/atSessionEnd.js';
import { observed } from '../lib/observed.js';
import { useObserved } from '../lib/useObserved.js';

/** An entry that was decided on here, as it was before. */
interface Decided {
  readonly version: number;
  readonly status: HoursStatus;
  /** When the server had recorded it, in milliseconds; undefined until then. */
  readonly recordedAt?: number;
}

/** By the entry's id. */
type DecidedEntries = ReadonlyMap<number, Decided>;

type Entry = Pick<HoursView, 'id' | 'version' | 'status'>;

const decided = observed<DecidedEntries>(new Map());
atSessionEnd(() => decided.set(new Map()));

/** What was decided on here and may still be listed as if it waited. */
export const useDecided = (): DecidedEntries => useObserved(decided);

function note(entries: readonly Entry[], recordedAt?: number): void {
  const next = new Map(decided.current());
  for (const { id, version, status } of entries) {
    next.set(id, { version, status, ...(recordedAt !== undefined && { recordedAt }) });
  }
  decided.set(next);
}

/** These leave the lists at once, before the server knows. */
export const setAside = (entries: readonly Entry[]): void => note(entries);

/** The server has recorded these: what is read from now on counts them where they belong. */
export const recorded = (entries: readonly Entry[]): void => note(entries, Date.now());

/** These come back to where they were. */
export function bringBack(entries: readonly Pick<Entry, 'id'>[]): void {
  const next = new Map(decided.current());
  entries.forEach(({ id }) => next.delete(id));
  decided.set(next);
}

/** Whether an entry is listed as it was before it was decided on here. */
export const isAside = (entries: DecidedEntries, { id, version }: Pick<Entry, 'id' | 'version'>): boolean =>
  entries.get(id)?.version === version;

/** The same of the entries as they stand at this moment, for what is read outside of a drawing. */
export const isAsideNow = (entry: Pick<Entry, 'id' | 'version'>): boolean => isAside(decided.current(), entry);

/** How many entries with one of these statuses there are, less those decided on here since that was read. */
export function lessDecided(
  total: string,
  entries: DecidedEntries,
  status: readonly HoursStatus[],
  readAt = 0,
): string {
  const gone = [...entries.values()].filter(
    (entry) => status.includes(entry.status) && (entry.recordedAt === undefined || readAt < entry.recordedAt),
  ).length;
  const known = Number(total);
  return gone > 0 && Number.isFinite(known) ? String(Math.max(0, known - gone)) : total;
}
