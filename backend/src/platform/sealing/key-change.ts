import type { SealKey } from './seal-keys.js';
import { openNote, signNote, verifierKeyIn, verifierKeyText, type NoteKey, type NoteSigner } from './signed-note.js';

const FIRST_LINE = 'key change of a log';

/** That one key follows another, signed by both: whoever trusts the one can trust the other. */
export function keyChangeNote(from: NoteSigner, to: NoteSigner, at: Date): string {
  const text = `${FIRST_LINE}\nfrom ${verifierKeyText(from)}\nto ${verifierKeyText(to)}\nat ${at.toISOString()}\n`;
  const lineOf = (signer: NoteSigner): string => signNote(text, signer).slice(text.length + 1);
  return `${text}\n${lineOf(from)}${lineOf(to)}`;
}

/** The two keys of such a note, once one of those given is found to have signed it. */
function keysIn(note: string, trusted: readonly NoteKey[]): readonly NoteKey[] {
  const [first, from = '', to = ''] = openNote(note, trusted)?.split('\n') ?? [];
  if (first !== FIRST_LINE) return [];
  return [verifierKeyIn(from.slice('from '.length)), verifierKeyIn(to.slice('to '.length))];
}

/** What can be trusted of the recorded keys, by the word of those that are trusted already. */
export function trustedKeys(trusted: readonly NoteKey[], recorded: readonly SealKey[]): readonly NoteKey[] {
  const known = new Map(trusted.map((key) => [verifierKeyText(key), key]));
  for (let before = -1; known.size > before;) {
    before = known.size;
    for (const { statement } of recorded)
      for (const key of statement ? keysIn(statement, [...known.values()]) : []) known.set(verifierKeyText(key), key);
  }
  return [...known.values()];
}
