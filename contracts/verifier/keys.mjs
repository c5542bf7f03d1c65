import { fromBase64, isEqual } from './bytes.mjs';
import { openNote, verifierKeyIn } from './notes.mjs';

const FIRST_LINE = 'key change of a log';

/** The two keys that a note on a change of keys names, once one that is trusted is found to have signed it. */
async function keysOfChange(note, trusted, onlyAfter) {
  for (const key of trusted) {
    const [first, from = '', to = ''] = (await openNote(String(note), key))?.split('\n') ?? [];
    if (first !== FIRST_LINE || (onlyAfter && from !== `from ${key.text}`)) continue;
    const both = [await verifierKeyIn(from.slice('from '.length)), await verifierKeyIn(to.slice('to '.length))];
    return both.filter((one) => one !== undefined);
  }
  return [];
}

/**
 * All keys that can be trusted where one is: both keys sign the note by which one follows the other. With `onlyAfter`
 * those that came after it: one that was given up may be in anybody's hands.
 */
export async function trustedBy(key, changes, { onlyAfter = false } = {}) {
  const known = new Map([[key.text, key]]);
  for (let before = 0; known.size > before;) {
    before = known.size;
    for (const note of changes)
      for (const other of await keysOfChange(note, [...known.values()], onlyAfter)) known.set(other.text, other);
  }
  return known;
}

/** The key to check the package with, and all that can be trusted with it. */
export async function keysToTrust(text, changes, pinned, fault) {
  const key = await verifierKeyIn(text);
  const own = pinned === undefined ? undefined : await verifierKeyIn(pinned);
  if (!key) fault('key.txt', 'It is no key of a log.');
  if (pinned !== undefined && !own) fault('your key', 'It is no key of a log, such as name+id+key.');
  const start = own ?? (pinned === undefined ? key : undefined);
  if (!start) return undefined;
  const trusted = await trustedBy(start, changes);
  if (key && (await trustedBy(start, changes, { onlyAfter: true })).has(key.text))
    return { key, trusted: [...trusted.values()] };
  if (key) fault('key.txt', 'It is another key than the one you hold, and no change of keys leads from yours to it.');
  return { key: start, trusted: [...trusted.values()] };
}

// a public key in SPKI is this and then its 32 bytes
const SPKI_HEAD = fromBase64('MCowBQYDK2VwAyEA');

/** Whether a PEM file holds this very key. */
export function isKeyIn(pem, { publicKey }) {
  const bytes = fromBase64(pem.replace(/-----[A-Z ]+-----|\s/g, '')) ?? new Uint8Array();
  const [head, rest] = [bytes.subarray(0, SPKI_HEAD.length), bytes.subarray(SPKI_HEAD.length)];
  return isEqual(head, SPKI_HEAD) && isEqual(rest, publicKey);
}
