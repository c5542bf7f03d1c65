import { useEffect, useEffectEvent } from 'react';
import { atSessionEnd } from './appStore.js';

type Texts = Readonly<Record<string, string>>;

/** What was typed into a form that was left before it was sent. */
const drafts = new Map<string, Texts>();
atSessionEnd(() => drafts.clear());

export const unsent = <Values extends Texts>(key: string): Values | undefined => drafts.get(key) as Values | undefined;

/** Keeps the texts when the form is left, until the session ends; a form that was emptied keeps none. */
export function useKeepUnsent(key: string | undefined, texts: () => Texts): void {
  const keep = useEffectEvent(() => {
    if (key === undefined) return;
    if (Object.values(texts()).some(Boolean)) drafts.set(key, texts());
    else drafts.delete(key);
  });
  useEffect(() => () => keep(), []);
}
