import { hash, sign } from 'node:crypto';
import { canonicalJson } from '../event-log/recording.js';
import type { Json } from '../kernel/event.js';
import type { NoteSigner } from './signed-note.js';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Multibase: `z` and base58 with Bitcoin's alphabet. */
export function base58btc(bytes: Buffer): string {
  const zeros = bytes.findIndex((byte) => byte !== 0);
  let digits = '';
  for (let rest = BigInt(`0x0${bytes.toString('hex')}`); rest > 0n; rest /= 58n) {
    digits = (ALPHABET[Number(rest % 58n)] as string) + digits;
  }
  return `z${ALPHABET.charAt(0).repeat(zeros === -1 ? bytes.length : zeros)}${digits}`;
}

const ED25519_PUBLIC = Buffer.of(0xed, 0x01);

/** An Ed25519 public key as a Multikey (W3C Controlled Identifiers 1.0). */
export const multikeyOf = (publicKey: Buffer): string => base58btc(Buffer.concat([ED25519_PUBLIC, publicKey]));

const sha256 = (value: Json): Buffer => hash('sha256', canonicalJson(value), 'buffer');

type Secured = { readonly '@context': Json } & { readonly [name: string]: Json };

/**
 * Adds a Data Integrity proof of the cryptosuite `eddsa-jcs-2022` to a JSON-LD document, by the key that `controller`
 * lists: https://www.w3.org/TR/vc-di-eddsa/#eddsa-jcs-2022.
 */
export function withProof(
  document: Secured,
  { signer, controller, at }: { readonly signer: NoteSigner; readonly controller: string; readonly at: Date },
): Secured & { readonly proof: Json } {
  const proof = {
    '@context': document['@context'],
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: inSeconds(at),
    verificationMethod: `${controller}#${multikeyOf(signer.publicKey)}`,
    proofPurpose: 'assertionMethod',
  };
  const signed = Buffer.concat([sha256(proof), sha256(document)]);
  return { ...document, proof: { ...proof, proofValue: base58btc(sign(null, signed, signer.privateKey)) } };
}

/** XML Schema's dateTimeStamp, which some verifiers expect without fractions. */
export const inSeconds = (at: Date): string => at.toISOString().replace(/\.\d+/, '');
