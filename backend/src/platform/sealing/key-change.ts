import { openNote, signNote, verifierKeyIn, verifierKeyText, type NoteKey, type NoteSigner } from './signed-note.js';

const FIRST_LINE = 'key change of a log';

/** A note that one key follows another, signed by both, so that trust carries over. */
export function keyChangeNote(from: NoteSigner, to: NoteSigner, at: Date): string {
  const text = `${FIRST_LINE}\nfrom ${verifierKeyText(from)}\nto ${verifierKeyText(to)}\nat ${at.toISOString()}\n`;
  const lineOf = (signer: NoteSigner): string => signNote(text, signer).slice(text.length + 1);
  return `${text}\n${lineOf(from)}${lineOf(to)}`;
}

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

/** Returns the key changes from one key to another in order; empty if there is no such chain. */
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

/** Adds all recorded keys that a chain of key changes connects to the trusted ones. */
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
