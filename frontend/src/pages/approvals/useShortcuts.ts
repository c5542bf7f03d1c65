import { useEffect } from 'react';
import { t } from '@hourtrail/contracts';
import { useStored } from '../../lib/browserStorage.js';
import { useStable } from '../../lib/hooks.js';
import { coveringDialog } from '../../ui/focus.js';

type ShortcutAction = 'next' | 'previous' | 'accept' | 'reject' | 'select' | 'open' | 'undo' | 'help';

/** The status that the user's positive decision gives an entry. */
export type AcceptedStatus = 'verified' | 'approved';

interface Shortcut {
  /** `row`: the focused row handles the key itself. */
  readonly keys: Readonly<Record<string, ShortcutAction | 'row'>>;
  readonly words: (accepted: AcceptedStatus) => string;
}

/** The keys of the review list, which it binds and the help dialog shows. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: { J: 'next', K: 'previous' }, words: () => t('approvals.nextPreviousKeys') },
  { keys: { A: 'accept' }, words: (status) => t('approvals.acceptKey', { status }) },
  { keys: { R: 'reject' }, words: () => t('approvals.rejectKey') },
  { keys: { X: 'select' }, words: () => t('approvals.selectKey') },
  { keys: { Enter: 'row', O: 'open' }, words: () => t('approvals.openKey') },
  { keys: { Z: 'undo' }, words: () => t('approvals.undoKey') },
  { keys: { '?': 'help' }, words: () => t('approvals.helpKey') },
];

/** By `KeyboardEvent.key` in lower case. */
const ACTIONS: ReadonlyMap<string, ShortcutAction> = new Map(
  SHORTCUTS.flatMap(({ keys }) =>
    Object.entries(keys).flatMap(([key, action]) => (action === 'row' ? [] : [[key.toLowerCase(), action] as const])),
  ),
);

/** Repeat while their key is held down. */
const REPEATING: readonly ShortcutAction[] = ['next', 'previous'];

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"]';

const isTyping = ({ target }: Event): boolean => target instanceof Element && target.closest(TYPING) !== null;

const isPlain = ({ key, ctrlKey, altKey, metaKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey && !altKey && !metaKey && !isComposing && (!shiftKey || key === '?');

/**
 * Ignores keys typed in a field, and combinations with Control, Alt or Meta. In a dialog, a key presses the button whose
 * `data-shortcut` is that key; none while it has something with `data-without-shortcuts`.
 */
export function useShortcuts(on: boolean, perform: Readonly<Record<ShortcutAction, () => void>>): void {
  const press = useStable((event: KeyboardEvent) => {
    const action = ACTIONS.get(event.key.toLowerCase());
    if (!on || !action || event.defaultPrevented || !isPlain(event) || isTyping(event)) return;
    const dialog = coveringDialog();
    if (dialog?.querySelector('[data-without-shortcuts]')) return;
    const act = dialog
      ? (buttonOf(dialog, event.key) ?? (action === 'undo' && takesKeys(dialog) && perform.undo))
      : perform[action];
    if (!act) return;
    event.preventDefault();
    if (!event.repeat || REPEATING.includes(action)) act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}

function buttonOf(dialog: Element, key: string): (() => void) | undefined {
  const button = dialog.querySelector<HTMLElement>(`[data-shortcut="${key.toUpperCase()}"]:not(:disabled)`);
  return button ? () => button.click() : undefined;
}

const takesKeys = (dialog: Element): boolean => dialog.querySelector('[data-shortcut]') !== null;

export interface ShortcutSwitch {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

export function useShortcutSwitch(): ShortcutSwitch {
  const [stored, store] = useStored('hourtrail-keys', ['on', 'off'], 'on');
  return { on: stored === 'on', turn: (on) => store(on ? 'on' : 'off') };
}
