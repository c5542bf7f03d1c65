import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/** The key of a backup as the program `age` takes it: `AGE-SECRET-KEY-1…`. `key` is 64 hexadecimal digits. */
export const ageIdentity = (key: string): string =>
  bech32.encodeFromBytes('AGE-SECRET-KEY-', Buffer.from(key, 'hex')).toUpperCase();

/** Encrypts in the format of age (https://age-encryption.org/v1), in pieces of 64 KiB. */
export async function encrypting(key: string, plain: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(ageIdentity(key)));
  return encrypter.encrypt(plain);
}

/** Rejects, here or while it is read, if the key is another one or any byte was changed, added or cut off. */
export function decrypting(key: string, sealed: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(ageIdentity(key));
  return decrypter.decrypt(sealed);
}
