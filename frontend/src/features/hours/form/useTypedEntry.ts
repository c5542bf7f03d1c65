import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { HoursFormValues } from './hoursFormValues.js';
import { dropEntry, keepEntry, sameTyped, typedOf } from './savedDraft.js';

/** Where something typed stands: nothing typed, kept for the next visit, or only as long as the page lasts. */
export type Keeping = 'nothing' | 'on-device' | 'on-page';

export interface Typed {
  /** The name under which it is kept. */
  readonly slot: string;
  readonly keeping: Keeping;
  /** Keeps what is left to send, at once and also where the form is gone: nothing is to be sent twice. */
  readonly keep: (values: HoursFormValues) => void;
  /** Forgets it for good: it has been sent. */
  readonly drop: () => void;
}

interface Keep {
  readonly slot: string;
  /** The version of the entry that is changed; 0 for a new one. */
  readonly version: number;
  /** The form as it would be if nothing had been typed. */
  readonly untouched: HoursFormValues;
  readonly cameBack: boolean;
}

/** Keeps on this device what is typed, with every change. */
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
