import { browserStorage, storedJson } from '../lib/browserStorage.js';

/** Requests whose keys survive a reload, because the form restores their input as well. */
const SURVIVES = /^(POST \/volunteer-hours|PATCH \/volunteer-hours\/\d+) /;
const UNANSWERED = 'unanswered';
/** How long the server keeps a key. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

interface StoredKey {
  readonly key: string;
  readonly at: number;
}

const unanswered = new Map<string, string>();

const fingerprint = (method: string, url: string, body: unknown): string =>
  `${method} ${url} ${JSON.stringify(body ?? null)}`;

const isStoredKey = (value: unknown): value is StoredKey =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' && 'at' in value;

function storedKeys(): Map<string, StoredKey> {
  const now = Date.now();
  const all = Object.entries((storedJson(UNANSWERED) ?? {}) as Record<string, unknown>);
  return new Map(
    all.filter((one): one is [string, StoredKey] => isStoredKey(one[1]) && now - one[1].at < KEY_LIFETIME_MS),
  );
}

function changeStoredKeys(change: (keys: Map<string, StoredKey>) => void): void {
  const keys = storedKeys();
  change(keys);
  if (keys.size > 0) browserStorage.write(UNANSWERED, JSON.stringify(Object.fromEntries(keys)));
  else browserStorage.drop(UNANSWERED);
}

/** Sends the same key until the server has responded, so that a retry after a lost connection takes effect once. */
export function submitKey(method: string, url: string, body: unknown): { key: string; answered(): void } {
  const submit = fingerprint(method, url, body);
  if (!SURVIVES.test(submit)) {
    const key = unanswered.get(submit) ?? uniqueId();
    unanswered.set(submit, key);
    return { key, answered: () => void unanswered.delete(submit) };
  }
  const { key, at } = storedKeys().get(submit) ?? { key: uniqueId(), at: Date.now() };
  changeStoredKeys((keys) => keys.set(submit, { key, at }));
  return { key, answered: () => changeStoredKeys((keys) => keys.delete(submit)) };
}

/** A random UUID. Browsers offer `crypto.randomUUID` over https only. */
export function uniqueId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const versioned = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte));
  const hex = Array.from(versioned, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
