import { useEffect } from 'react';
import { useStable } from '../../lib/useStable.js';
import { isCovered } from '../../ui/focus.js';

/** What keys do, by their names in lower case. */
type Keys = ReadonlyMap<string, () => void>;

/** Keys that go on while they are held down. */
const GOES_ON = ['j', 'k'];

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"]';

const isTyping = ({ target }: Event): boolean => target instanceof Element && target.closest(TYPING) !== null;

const isPlain = ({ key, ctrlKey, altKey, metaKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey && !altKey && !metaKey && !isComposing && (!shiftKey || key === '?');

/** Listens for single keys, but for those typed in a field, meant for a dialog or pressed with Control, Alt or Meta. */
export function useKeys(on: boolean, keys: Keys): void {
  const press = useStable((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const act = keys.get(key);
    if (!on || !act || event.defaultPrevented || !isPlain(event) || isTyping(event) || isCovered()) return;
    event.preventDefault();
    if (!event.repeat || GOES_ON.includes(key)) act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}
