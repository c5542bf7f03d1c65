import { createHmac, createSecretKey, hash, randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import type { Actor } from '../kernel/actor.js';
import type { DomainEvent, Json, RecordedEvent } from '../kernel/event.js';
import { schemaOf } from './recorded-events.js';

export interface Recording {
  readonly event: RecordedEvent;
  /** The text whose UTF-8 bytes are hashed. */
  readonly canonical: string;
  readonly hash: string;
  readonly mac: string;
  readonly texts: readonly { readonly field: string; readonly salt: string; readonly body: string }[];
}

/** Serializes with keys in UTF-16 code unit order and no spaces, so that equal values have equal bytes. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  let members = '';
  for (const name of Object.keys(value).sort()) {
    const quoted = PLAIN.test(name) ? `"${name}"` : JSON.stringify(name);
    members += `${members === '' ? '' : ','}${quoted}:${canonicalJson(value[name] as Json)}`;
  }
  return `{${members}}`;
}

const PLAIN = /^\w+$/;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export const SALT = 16;
let salts = Buffer.alloc(0);

function freshSalt(): Buffer {
  if (salts.length < SALT) salts = randomBytes(SALT * 256);
  const salt = salts.subarray(0, SALT);
  salts = salts.subarray(SALT);
  return salt;
}

/** SHA-256 (hex) of 16 random bytes and the text in UTF-8. */
export const commitmentTo = (salt: Buffer, body: string): string =>
  hash('sha256', Buffer.concat([salt, Buffer.from(body, 'utf8')]), 'hex');

/** Node converts a key in bytes at each use, which takes longer than the rest. */
const converted = new WeakMap<Buffer, KeyObject>();

/** HMAC-SHA-256 (RFC 2104) of an event's hash; both are hex. */
export function macOf(bytes: Buffer, digest: string): string {
  const key = converted.get(bytes) ?? createSecretKey(bytes);
  converted.set(bytes, key);
  return createHmac('sha256', key).update(digest, 'hex').digest('hex');
}

/** Builds the log entry of one event: its canonical JSON, the SHA-256 of that, and the MAC of that. */
export function record(
  happened: DomainEvent,
  place: { readonly organizationId: number; readonly stream: string; readonly version: number },
  by: { readonly actor: Actor; readonly at: Date; readonly macKey: Buffer },
): Recording {
  const commitments: Record<string, string | null> = {};
  const texts: { field: string; salt: string; body: string }[] = [];
  for (const [field, body] of Object.entries(happened.texts ?? {})) {
    const salt = freshSalt();
    commitments[field] = body === null ? null : commitmentTo(salt, body);
    if (body !== null) texts.push({ field, salt: salt.toString('hex'), body });
  }
  const { id, role, couldBe = [], key } = by.actor;
  const actor = { id, role, ...(couldBe.length > 0 && { couldBe }), ...(key && { key: key.id }) };
  const canonical = canonicalJson({
    actor,
    at: by.at.toISOString(),
    data: happened.data,
    id: randomUUID(),
    organization: place.organizationId,
    request: by.actor.requestId ?? null,
    schema: schemaOf(happened.type),
    stream: place.stream,
    texts: commitments,
    type: happened.type,
    version: place.version,
  });
  const digest = hash('sha256', canonical, 'hex');
  return {
    event: { ...place, type: happened.type, at: by.at, actor, data: happened.data, texts: happened.texts ?? {} },
    canonical,
    hash: digest,
    mac: macOf(by.macKey, digest),
    texts,
  };
}
