import { ENTRY_FIELD_NAMES, dateInZone, forEachText } from '@hourtrail/contracts';
import { formatInstant, formatTimeOfDay } from '../../../lib/dates.js';
import { browserStorage, storedJson } from '../../../lib/browserStorage.js';
import type { HoursFormValues } from './hoursFormValues.js';

/** What somebody typed and has not sent: all but which button they would press. */
type TypedEntry = Omit<HoursFormValues, 'status'>;

export interface SavedDraft {
  readonly values: TypedEntry;
  /** When it was last typed at, ISO 8601. */
  readonly at: string;
  /** The version of the entry that it changes; 0 for a new one. */
  readonly version: number;
}

const TEXTS = [...ENTRY_FIELD_NAMES, 'otherDay'] as const;

/** What a new entry is filled in from. */
export interface FilledFrom {
  readonly like?: number | undefined;
  readonly opportunity?: number | undefined;
}

/** The name under which a person's form is kept; one that was filled in has a name of its own. */
export const slotOf = (personId: number, target: number | 'new', { like, opportunity }: FilledFrom = {}): string =>
  `hours ${personId} ${target}${like ? ` like ${like}` : ''}${opportunity ? ` at ${opportunity}` : ''}`;

export const typedOf = ({ status: _status, ...typed }: HoursFormValues): TypedEntry => typed;

export const sameTyped = (one: TypedEntry, other: TypedEntry): boolean =>
  TEXTS.every((field) => one[field] === other[field]) && one.otherDays.join() === other.otherDays.join();

const isText = (value: unknown): value is string => typeof value === 'string';

function isTyped(value: unknown): value is TypedEntry {
  const typed = (value ?? {}) as Record<string, unknown>;
  return (
    TEXTS.every((field) => isText(typed[field])) && Array.isArray(typed.otherDays) && typed.otherDays.every(isText)
  );
}

/** What was kept under a name; undefined where nothing is that can be read. */
export function savedDraft(slot: string): SavedDraft | undefined {
  const found = (storedJson(slot) ?? {}) as Partial<Record<keyof SavedDraft, unknown>>;
  const { at, version } = found;
  // a text that this version of the client added was not typed then
  const values: unknown = found.values && { ...forEachText(() => ''), ...found.values };
  const isDated = isText(at) && !Number.isNaN(Date.parse(at));
  return isTyped(values) && isDated && typeof version === 'number' ? { values, at, version } : undefined;
}

/** Keeps what was typed; false where it lasts only as long as the page. */
export const keepEntry = (slot: string, entry: SavedDraft): boolean =>
  browserStorage.write(slot, JSON.stringify(entry));

export const dropEntry = (slot: string): void => browserStorage.drop(slot);

/** "Your unsaved entry from 10:42 AM is back."; with its day where that is not today. */
export function backWords({ at, version }: SavedDraft, timeZone: string, now = new Date()): string {
  const today = dateInZone(new Date(at), timeZone) === dateInZone(now, timeZone);
  const when = today ? formatTimeOfDay(at, timeZone) : formatInstant(at, timeZone);
  return version === 0 ? `Your unsaved entry from ${when} is back.` : `Your unsaved changes from ${when} are back.`;
}
