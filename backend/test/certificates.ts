import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

export interface KeyWithCertificate {
  readonly privateKey: KeyObject;
  readonly pem: string;
}

interface Wanted {
  readonly from?: Date;
  readonly until?: Date;
  readonly bits?: number;
}

const DAY = 86_400_000;

/** An RSA key and its certificate, signed by itself: valid from yesterday for a year unless said otherwise. */
export function makeCertificate({
  from = new Date(Date.now() - DAY),
  until = new Date(Date.now() + 365 * DAY),
  bits = 2_048,
}: Wanted = {}): KeyWithCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const rsaSha256 = sequence(identifier('2a864886f70d01010b'), tagged(0x05));
  const name = sequence(tagged(0x31, sequence(identifier('550403'), tagged(0x0c, Buffer.from('A provider')))));
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    rsaSha256,
    name,
    sequence(instant(from), instant(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = tagged(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const base64 = sequence(content, rsaSha256, signature).toString('base64');
  const pem = `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
  return { privateKey, pem };
}

/** DER: a tag, a length and the content. */
function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const bytes = Buffer.from(content.length.toString(16).padStart(content.length > 255 ? 4 : 2, '0'), 'hex');
  const length = content.length < 128 ? bytes : Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, ...parts);
const identifier = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
const instant = (at: Date): Buffer =>
  tagged(0x18, Buffer.from(`${at.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`));
