import { useEffect } from 'react';
import { atSessionEnd } from './appStore.js';
import { useStable } from './hooks.js';

type Texts = Readonly<Record<string, string>>;

interface OpenForm {
  readonly texts: () => Texts;
  readonly focus: () => void;
}

/** The forms on screen. */
const forms = new Map<string, OpenForm>();
/** What was typed into a form that was left before it was sent. */
const drafts = new Map<string, Texts>();
/** The form that takes the focus once it is on screen. */
let awaited: string | undefined;
atSessionEnd(() => {
  forms.clear();
  drafts.clear();
  awaited = undefined;
});

const unlessEmpty = (texts: Texts | undefined): Texts | undefined =>
  texts && Object.values(texts).some((text) => text.trim()) ? texts : undefined;

/** What stands in the form, open or left, and was not sent; undefined if nothing was typed. */
export const unsent = <Values extends Texts>(key: string): Values | undefined =>
  unlessEmpty(forms.get(key)?.texts() ?? drafts.get(key)) as Values | undefined;

export const isOnScreen = (key: string): boolean => forms.has(key);

/** Focuses the form, now or once it opens. */
export function focusUnsent(key: string): void {
  const form = forms.get(key);
  awaited = form ? undefined : key;
  form?.focus();
}

/** Discards what was typed into a form that closes. */
export function dropUnsent(key: string): void {
  forms.delete(key);
  drafts.delete(key);
}

/** Keeps the texts when the form is left, until the session ends; a form that was emptied keeps none. */
export function useKeepUnsent(key: string | undefined, texts: () => Texts, focus: () => void = () => undefined): void {
  const read = useStable(texts);
  const take = useStable(focus);
  useEffect(() => {
    if (key === undefined) return undefined;
    const form = { texts: read, focus: take };
    forms.set(key, form);
    if (awaited === key) focusUnsent(key);
    return () => {
      // dropped, or the session ended while the form was open
      if (forms.get(key) !== form) return;
      forms.delete(key);
      const left = unlessEmpty(read());
      if (left) drafts.set(key, left);
      else drafts.delete(key);
    };
  }, [key, read, take]);
}
