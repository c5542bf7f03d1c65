import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { generateSync } from 'otplib';
import { ORIGIN, PASSWORD } from './app.js';
import type { Answer, Client } from './client.js';

const OWN = '/api/profile/second-factor';

/** The six digits that an app shows at an instant. */
export const codeAt = (secret: string, instant: Date): string =>
  generateSync({ secret, epoch: Math.floor(instant.getTime() / 1000) });

export interface App {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Adds an authenticator app, whose first code is the one of this instant. */
export async function addAuthenticator(browser: Client, now: Date, currentPassword = PASSWORD): Promise<App> {
  const { body } = await browser.post(`${OWN}/authenticator-setup`, { currentPassword });
  const { setup, secret } = body as { setup: string; secret: string };
  const added = await browser.post(`${OWN}/authenticator`, { setup, code: codeAt(secret, now) });
  if (added.status !== 201) throw new Error(`${added.status}: ${JSON.stringify(added.body)}`);
  return { secret, recoveryCodes: (added.body as { recoveryCodes: string[] }).recoveryCodes };
}

interface Site {
  readonly origin: string;
  readonly rpId: string;
}

const HERE: Site = { origin: ORIGIN, rpId: new URL(ORIGIN).hostname };

/** A security key: ES256, and a counter that goes up unless it is set. */
export class TestPasskey {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

  constructor() {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  create(challenge: string, { origin, rpId }: Site = HERE) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = Buffer.concat([this.data(rpId, 0x45), Buffer.alloc(16), length, this.id, publicKey]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
    };
  }

  get(challenge: string, { origin, rpId }: Site = HERE) {
    this.counter += 1;
    const data = this.data(rpId, 0x05);
    const client = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    };
  }

  private data(rpId: string, flags: number): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags, 0);
    tail.writeUInt32BE(this.counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), tail]);
  }
}

export async function addPasskey(browser: Client, passkey: TestPasskey, site?: Site): Promise<Answer> {
  const { body } = await browser.post(`${OWN}/passkey-setup`, { currentPassword: PASSWORD });
  const { challenge } = body as { challenge: string };
  return browser.post(`${OWN}/passkeys`, { name: 'Blue key', ...passkey.create(challenge, site) });
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** As much of RFC 8949 as a passkey needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const map = value as Map<unknown, unknown>;
  return Buffer.concat([head(5, map.size), ...[...map].flatMap(([key, held]) => [cbor(key), cbor(held)])]);
}

function head(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(major << 5) | argument]);
  return argument < 256
    ? Buffer.from([(major << 5) | 24, argument])
    : Buffer.from([(major << 5) | 25, argument >> 8, argument & 255]);
}
