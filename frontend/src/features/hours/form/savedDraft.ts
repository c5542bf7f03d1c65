import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t, ENTRY_FIELD_NAMES, dateInZone, forEachText } from '@hourtrail/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { formatInstant, formatTimeOfDay } from '../../../lib/dates.js';
import { browserStorage, storedJson } from '../../../lib/browserStorage.js';
import type { HoursFormValues } from './hoursFormValues.js';

type TypedEntry = Omit<HoursFormValues, 'status'>;

export interface SavedDraft {
  readonly values: TypedEntry;
  /** When the user last typed, in ISO 8601. */
  readonly at: string;
  /** The version of the edited entry; 0 for a new one. */
  readonly version: number;
}

const TEXTS = [...ENTRY_FIELD_NAMES, 'otherDay'] as const;

interface FilledFrom {
  readonly like?: number | undefined;
  readonly opportunity?: number | undefined;
}

/** The storage key. A prefilled form has its own. */
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

/** Undefined if nothing readable is stored. */
export function savedDraft(slot: string): SavedDraft | undefined {
  const found = (storedJson(slot) ?? {}) as Partial<Record<keyof SavedDraft, unknown>>;
  const { at, version } = found;
  // a draft of an older client lacks fields that were added later
  const values: unknown = found.values && {
    ...forEachText(() => ''),
    supervisorName: '',
    supervisorEmail: '',
    categoryId: '',
    isNonProfit: '',
    ...found.values,
  };
  const isDated = isText(at) && !Number.isNaN(Date.parse(at));
  return isTyped(values) && isDated && typeof version === 'number' ? { values, at, version } : undefined;
}

/** False if it is lost when the page closes. */
export const saveDraft = (slot: string, entry: SavedDraft): boolean =>
  browserStorage.write(slot, JSON.stringify(entry));

export const deleteDraft = (slot: string): void => browserStorage.drop(slot);

/** Includes the date unless it is today. */
export function backWords({ at, version }: SavedDraft, timeZone: string, now = new Date()): string {
  const today = dateInZone(new Date(at), timeZone) === dateInZone(now, timeZone);
  const time = today ? formatTimeOfDay(at, timeZone) : formatInstant(at, timeZone);
  return version === 0 ? t('hoursForm.unsavedEntryBack', { time }) : t('hoursForm.unsavedChangesBack', { time });
}

/** `on-page`: lost when the page closes. */
export type Keeping = 'nothing' | 'on-device' | 'on-page';

export interface Typed {
  /** The storage key. */
  readonly slot: string;
  readonly keeping: Keeping;
  /** Saves the unsent days at once, even if the form is closed, so that nothing is sent twice. */
  readonly keep: (values: HoursFormValues) => void;
  /** Deletes the draft after it was sent. */
  readonly drop: () => void;
}

interface DraftOptions {
  readonly slot: string;
  /** The version of the edited entry; 0 for a new one. */
  readonly version: number;
  /** The values of the form before any typing. */
  readonly untouched: HoursFormValues;
  readonly cameBack: boolean;
}

/** Saves the form on this device with every change. */
export function useTypedEntry(
  form: UseFormReturn<HoursFormValues>,
  { slot, version, untouched, cameBack }: DraftOptions,
): Typed {
  const [keeping, setKeeping] = useState<Keeping>(cameBack ? 'on-device' : 'nothing');
  const sent = useRef(false);
  const keep = (values: HoursFormValues): void => {
    const lasts = saveDraft(slot, { values: typedOf(values), at: new Date().toISOString(), version });
    setKeeping(lasts ? 'on-device' : 'on-page');
  };
  const drop = (): void => {
    sent.current = true;
    deleteDraft(slot);
  };
  const changed = useEffectEvent(() => {
    const values = form.getValues();
    if (sent.current) return;
    if (!sameTyped(values, untouched)) {
      keep(values);
      return;
    }
    deleteDraft(slot);
    setKeeping('nothing');
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => changed() }), [subscribe]);
  return { slot, keeping, keep, drop };
}
