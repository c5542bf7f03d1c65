import { createPrivateKey, createPublicKey, hash, randomBytes, sign, verify, type KeyObject } from 'node:crypto';

/** An Ed25519 key of a signed note: https://c2sp.org/signed-note. */
export interface NoteKey {
  readonly name: string;
  /** 32 bytes. */
  readonly publicKey: Buffer;
}

export interface NoteSigner extends NoteKey {
  readonly privateKey: KeyObject;
}

const ED25519 = 1;
// The DER header of an Ed25519 public key in SPKI (RFC 8410).
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

export const publicKeyOf = (privateKey: KeyObject): Buffer =>
  createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(SPKI_HEAD.length);

const keyObjectOf = (publicKey: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI_HEAD, publicKey]), format: 'der', type: 'spki' });

const isName = (name: string): boolean => name !== '' && !/[\s+\p{Cc}]/u.test(name);

/** The first 4 bytes of SHA-256 over name, newline, algorithm and key. */
export const keyIdOf = ({ name, publicKey }: NoteKey): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), Buffer.of(ED25519), publicKey]), 'buffer').subarray(0, 4);

/** Formats `name+id+key`: the id in hex, algorithm and key in base64. */
export const verifierKeyText = (key: NoteKey): string =>
  [key.name, keyIdOf(key).toString('hex'), Buffer.concat([Buffer.of(ED25519), key.publicKey]).toString('base64')].join(
    '+',
  );

/** Parses `name+id+key`. Throws if it is malformed or the id does not match. */
export function verifierKeyIn(text: string): NoteKey {
  const [, name = '', id = '', encoded = ''] = /^([^+]*)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  const bytes = bytesOf(encoded);
  if (!isName(name) || bytes?.length !== 33 || bytes[0] !== ED25519)
    throw new Error('This is no Ed25519 verifier key.');
  const key = { name, publicKey: bytes.subarray(1) };
  if (keyIdOf(key).toString('hex') !== id) throw new Error('The id of this verifier key does not belong to it.');
  return key;
}

// The DER header of an Ed25519 private key in PKCS #8 (RFC 8410).
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

function signerOf(name: string, seed: Buffer): NoteSigner {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return { name, privateKey, publicKey: publicKeyOf(privateKey) };
}

/** Generates a key as `PRIVATE+KEY+name+id+key`. Throws if the name is invalid. */
export function newSignerText(name: string): string {
  if (!isName(name)) throw new Error(`${name} cannot name a key.`);
  const seed = randomBytes(32);
  const id = keyIdOf(signerOf(name, seed)).toString('hex');
  return ['PRIVATE', 'KEY', name, id, Buffer.concat([Buffer.of(ED25519), seed]).toString('base64')].join('+');
}

/** Parses a signing key. Throws if it is malformed or the id does not match. */
export function signerIn(text: string): NoteSigner {
  const [, name = '', id = '', encoded = ''] = /^PRIVATE\+KEY\+([^+]*)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  const bytes = bytesOf(encoded);
  if (!isName(name) || bytes?.length !== 33 || bytes[0] !== ED25519) throw new Error('This is no Ed25519 signing key.');
  const signer = signerOf(name, bytes.subarray(1));
  if (keyIdOf(signer).toString('hex') !== id) throw new Error('The id of this signing key does not belong to it.');
  return signer;
}

/** Signs a text and returns text, empty line and signature. Throws unless the text ends with a newline. */
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

/** Returns the text of a note that one of the keys signed, else undefined. */
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
      // A wrong signature by a known key invalidates the whole note.
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

/** Decodes base64; undefined if it is not canonical. */
export function bytesOf(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 && base64 !== '' ? bytes : undefined;
}
