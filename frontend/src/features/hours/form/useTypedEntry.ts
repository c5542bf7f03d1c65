import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { HoursFormValues } from './hoursFormValues.js';
import { dropEntry, keepEntry, sameTyped, typedOf } from './savedDraft.js';

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

interface Keep {
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
  { slot, version, untouched, cameBack }: Keep,
): Typed {
  const [keeping, setKeeping] = useState<Keeping>(cameBack ? 'on-device' : 'nothing');
  const sent = useRef(false);
  const keep = (values: HoursFormValues): void => {
    const lasts = keepEntry(slot, { values: typedOf(values), at: new Date().toISOString(), version });
    setKeeping(lasts ? 'on-device' : 'on-page');
  };
  const drop = (): void => {
    sent.current = true;
    dropEntry(slot);
  };
  const changed = useEffectEvent(() => {
    const values = form.getValues();
    if (sent.current) return;
    if (!sameTyped(values, untouched)) {
      keep(values);
      return;
    }
    dropEntry(slot);
    setKeeping('nothing');
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => changed() }), [subscribe]);
  return { slot, keeping, keep, drop };
}
