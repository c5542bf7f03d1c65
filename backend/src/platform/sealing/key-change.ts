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

export interface KeyChange {
  readonly key: NoteKey;
  readonly since: Date;
  readonly statement: string;
}

/** By which notes one key was followed by another, in their order; none where they do not lead there. */
export function changesBetween(from: NoteKey, to: NoteKey, notes: readonly string[]): readonly KeyChange[] {
  const changes: KeyChange[] = [];
  for (let at = verifierKeyText(from); at !== verifierKeyText(to) && changes.length < notes.length;) {
    const statement = notes.find((note) => note.startsWith(`${FIRST_LINE}\nfrom ${at}\n`));
    const [before, key] = statement ? keysIn(statement, [verifierKeyIn(at)]) : [];
    if (!statement || !before || !key) return [];
    changes.push({ key, since: new Date(/^at (.*)$/m.exec(statement)?.[1] ?? ''), statement });
    at = verifierKeyText(key);
  }
  return verifierKeyText(changes.at(-1)?.key ?? from) === verifierKeyText(to) ? changes : [];
}

/** What can be trusted of the recorded keys, by the word of those that are trusted already. */
export function trustedKeys(
  trusted: readonly NoteKey[],
  recorded: readonly { readonly statement: string | null }[],
): readonly NoteKey[] {
  const known = new Map(trusted.map((key) => [verifierKeyText(key), key]));
  for (let before = -1; known.size > before;) {
    before = known.size;
    for (const { statement } of recorded)
      for (const key of statement ? keysIn(statement, [...known.values()]) : []) known.set(verifierKeyText(key), key);
  }
  return [...known.values()];
}
