import type { KeyedHash } from '../config/keyed-hash.js';

/** A row of the outbox. */
export interface SentMail {
  readonly organizationId: number;
  readonly id: number;
  readonly queuedAt: Date;
}

/**
 * The local part of the Message-ID: the row and a keyed hash of it and its recipient. So a report names a row only if
 * its author has seen the email, and the recipient it names can be checked without storing any address.
 */
export function messageIdOf(hashes: KeyedHash, { organizationId, id, queuedAt }: SentMail, to: string): string {
  const text = `${organizationId} ${id} ${queuedAt.getTime()} ${to.toLowerCase()}`;
  return `${organizationId}.${id}.${hashes.of('message-id', text).toString('hex').slice(0, 32)}`;
}

/** The row that a Message-ID names, true or not. */
export function rowNamedBy(messageId: string): Pick<SentMail, 'organizationId' | 'id'> | undefined {
  const [, organizationId, id] = /^<(\d{1,9})\.(\d{1,9})\.[0-9a-f]{32}@/.exec(messageId) ?? [];
  return id === undefined ? undefined : { organizationId: Number(organizationId), id: Number(id) };
}
