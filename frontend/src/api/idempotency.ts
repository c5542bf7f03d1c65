import { uniqueId } from '../lib/uniqueId.js';

const unanswered = new Map<string, string>();

const fingerprint = (method: string, url: string, body: unknown): string =>
  `${method} ${url} ${JSON.stringify(body ?? null)}`;

/**
 * The key of a submit. Until a server has answered it, sending the same again carries the same key, so that a
 * retry after a lost connection has one effect.
 */
export function submitKey(method: string, url: string, body: unknown): { key: string; answered(): void } {
  const submit = fingerprint(method, url, body);
  const key = unanswered.get(submit) ?? uniqueId();
  unanswered.set(submit, key);
  return { key, answered: () => void unanswered.delete(submit) };
}
