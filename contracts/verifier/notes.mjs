import { fromBase64, joined, toHex, utf8 } from './bytes.mjs';
import { HASH_BYTES, sha256 } from './hashes.mjs';

// Signed notes are those of https://c2sp.org/signed-note, checkpoints those of https://c2sp.org/tlog-checkpoint.

const ED25519 = 1;
const SIGNATURE_BYTES = 64;
const MOST_SIGNATURES = 100;

const isName = (name) => name !== '' && !/[\s+\p{Cc}]/u.test(name);

/** What tells keys of one name apart: 4 bytes of SHA-256 over name, newline, algorithm and key. */
const keyIdOf = async (name, publicKey) =>
  (await sha256(joined([utf8(`${name}\n`), Uint8Array.of(ED25519), publicKey]))).subarray(0, 4);

/** Reads a key as people hand it on, `name+id+key`; undefined where it is none. */
export async function verifierKeyIn(text) {
  const [, name = '', id = '', encoded = ''] = /^([^+]*)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? [];
  const bytes = fromBase64(encoded);
  if (!isName(name) || bytes?.length !== 33 || bytes[0] !== ED25519) return undefined;
  const publicKey = bytes.subarray(1);
  return toHex(await keyIdOf(name, publicKey)) === id ? { name, id, publicKey, text: text.trim() } : undefined;
}

/** The text of a note, once the key is found to have signed it; undefined where it has not, or for no note. */
export async function openNote(note, key) {
  const end = note.lastIndexOf('\n\n');
  if (end === -1 || !note.endsWith('\n')) return undefined;
  const text = note.slice(0, end + 1);
  const lines = note.slice(end + 2, -1).split('\n');
  if (lines.length > MOST_SIGNATURES) return undefined;
  let isSigned = false;
  for (const line of lines) {
    const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
    const bytes = fromBase64(encoded);
    if (!isName(name) || !bytes || bytes.length < 5) return undefined;
    if (name !== key.name || toHex(bytes.subarray(0, 4)) !== key.id) continue;
    // a known key whose signature is wrong makes the whole note worthless
    if (!(await isSignedBy(key, text, bytes.subarray(4)))) return undefined;
    isSigned = true;
  }
  return isSigned ? text : undefined;
}

async function isSignedBy({ publicKey }, text, signature) {
  if (signature.length !== SIGNATURE_BYTES) return false;
  const algorithm = { name: 'Ed25519' };
  const key = await crypto.subtle.importKey('raw', publicKey, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, signature, utf8(text));
}

/** Whether this program can check Ed25519 signatures where it runs. */
export async function checksSignatures() {
  if (!globalThis.crypto?.subtle) return false;
  const generator = Uint8Array.of(0x58, ...Array.from({ length: 31 }, () => 0x66));
  return crypto.subtle.importKey('raw', generator, { name: 'Ed25519' }, false, ['verify']).then(
    () => true,
    () => false,
  );
}

const AT = 'sealed at ';

/** Reads a signed checkpoint; undefined where the key has not signed it, or where it is written in any other way. */
export async function openCheckpoint(note, key) {
  const text = await openNote(note, key);
  if (text === undefined) return undefined;
  const [origin, count, encoded = '', when = ''] = text.split('\n');
  const [root, size, at] = [fromBase64(encoded), Number(count), new Date(when.slice(AT.length))];
  if (root?.length !== HASH_BYTES || !Number.isSafeInteger(size) || size < 0 || Number.isNaN(at.getTime()))
    return undefined;
  const isAsWritten = text === `${origin}\n${size}\n${encoded}\n${AT}${at.toISOString()}\n`;
  return isAsWritten ? { origin, size, root, at } : undefined;
}

/** The school of a log, of those on the server: `name/2`, or `name/2/3` after a restored backup. */
export const schoolOf = (origin) => /^[^/]+\/(0|[1-9]\d*)(\/\d+)?$/.exec(origin)?.[1];

/** The notes in a file; mail and editors change the ends of lines. */
export const notesIn = (text) =>
  `${text.replace(/\r\n/g, '\n').trim()}\n`.match(/(?:[^\n]+\n)+\n(?:— [^\n]+\n)+/g) ?? [];
