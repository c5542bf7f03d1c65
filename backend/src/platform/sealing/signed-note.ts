import { createPrivateKey, createPublicKey, hash, randomBytes, sign, verify, type KeyObject } from 'node:crypto';

/** A key that signs notes, or checks them: https://c2sp.org/signed-note, algorithm Ed25519. */
export interface NoteKey {
  /** As the signature line names it: no space, no plus sign. */
  readonly name: string;
  /** Ed25519, 32 bytes. */
  readonly publicKey: Buffer;
}

export interface NoteSigner extends NoteKey {
  readonly privateKey: KeyObject;
}

const ED25519 = 1;
// a public key in SPKI is this and then its 32 bytes
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

export const publicKeyOf = (privateKey: KeyObject): Buffer =>
  createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(SPKI_HEAD.length);

const keyObjectOf = (publicKey: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI_HEAD, publicKey]), format: 'der', type: 'spki' });

const isName = (name: string): boolean => name !== '' && !/[\s+\p{Cc}]/u.test(name);

/** What tells keys of the same name apart: the first 4 bytes of SHA-256 over name, newline, algorithm and key. */
export const keyIdOf = ({ name, publicKey }: NoteKey): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), Buffer.of(ED25519), publicKey]), 'buffer').subarray(0, 4);

/** A key as people hand it on: `name+id+key`, the id in hex, algorithm and key in base64. */
export const verifierKeyText = (key: NoteKey): string =>
  [key.name, keyIdOf(key).toString('hex'), Buffer.concat([Buffer.of(ED25519), key.publicKey]).toString('base64')].join(
    '+',
  );

/** Reads `name+id+key`; throws where it is none, or where its id is not the key's. */
export function verifierKeyIn(text: string): NoteKey {
  const [, name = '', id = '', encoded = ''] = /^([^+]*)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  const bytes = bytesOf(encoded);
  if (!isName(name) || bytes?.length !== 33 || bytes[0] !== ED25519)
    throw new Error('This is no Ed25519 verifier key.');
  const key = { name, publicKey: bytes.subarray(1) };
  if (keyIdOf(key).toString('hex') !== id) throw new Error('The id of this verifier key does not belong to it.');
  return key;
}

// a private key in PKCS8 is this and then the 32 bytes of its seed
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

function signerOf(name: string, seed: Buffer): NoteSigner {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return { name, privateKey, publicKey: publicKeyOf(privateKey) };
}

/** A new key that signs, as the text that is kept of it: `PRIVATE+KEY+name+id+key`. */
export function newSignerText(name: string): string {
  if (!isName(name)) throw new Error(`${name} cannot name a key.`);
  const seed = randomBytes(32);
  const id = keyIdOf(signerOf(name, seed)).toString('hex');
  return ['PRIVATE', 'KEY', name, id, Buffer.concat([Buffer.of(ED25519), seed]).toString('base64')].join('+');
}

/** Reads a key that signs; throws where the text is none, or where its id is not the key's. */
export function signerIn(text: string): NoteSigner {
  const [, name = '', id = '', encoded = ''] = /^PRIVATE\+KEY\+([^+]*)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  const bytes = bytesOf(encoded);
  if (!isName(name) || bytes?.length !== 33 || bytes[0] !== ED25519) throw new Error('This is no Ed25519 signing key.');
  const signer = signerOf(name, bytes.subarray(1));
  if (keyIdOf(signer).toString('hex') !== id) throw new Error('The id of this signing key does not belong to it.');
  return signer;
}

/** Signs a text, which has to end with a newline: the text, an empty line and the signature's line. */
export function signNote(text: string, signer: NoteSigner): string {
  requireText(text);
  if (!isName(signer.name)) throw new Error(`${signer.name} cannot name a key.`);
  const signature = sign(null, Buffer.from(text), signer.privateKey);
  return `${text}\n— ${signer.name} ${Buffer.concat([keyIdOf(signer), signature]).toString('base64')}\n`;
}

function requireText(text: string): void {
  if (!text.endsWith('\n') || /[\p{Cc}]/u.test(text.replaceAll('\n', ''))) {
    throw new Error('A note is text that ends with a newline and holds no other control characters.');
  }
}

/** The text of a note, once one of the keys is found to have signed it; undefined where none has, or for no note. */
export function openNote(note: string, keys: readonly NoteKey[]): string | undefined {
  const end = note.lastIndexOf('\n\n');
  if (end === -1 || !note.endsWith('\n')) return undefined;
  const text = note.slice(0, end + 1);
  const lines = note.slice(end + 2, -1).split('\n');
  const signatures = lines.map(signatureIn);
  if (lines.length > SIGNATURES_MAX || signatures.includes(undefined)) return undefined;
  const bytes = Buffer.from(text);
  for (const signature of signatures) {
    for (const key of keys) {
      if (!signature || signature.name !== key.name || !signature.id.equals(keyIdOf(key))) continue;
      // a known key whose signature is wrong makes the whole note worthless
      if (!verify(null, bytes, keyObjectOf(key.publicKey), signature.bytes)) return undefined;
    }
  }
  const isKnown = signatures.some((signature) =>
    keys.some((key) => signature?.name === key.name && signature.id.equals(keyIdOf(key))),
  );
  return isKnown ? text : undefined;
}

const SIGNATURES_MAX = 100;

interface Signature {
  readonly name: string;
  readonly id: Buffer;
  readonly bytes: Buffer;
}

function signatureIn(line: string): Signature | undefined {
  const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
  const bytes = bytesOf(encoded);
  if (!isName(name) || !bytes || bytes.length < 5) return undefined;
  return { name, id: bytes.subarray(0, 4), bytes: bytes.subarray(4) };
}

/** The bytes of a base64 text that has no other spelling than this one. */
export function bytesOf(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 && base64 !== '' ? bytes : undefined;
}
