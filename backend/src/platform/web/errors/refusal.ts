import { t } from '@hourtrail/contracts';
import { conflict, DomainError } from '../../kernel/domain-error.js';

export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly retryAfter?: number,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

export const signInFirst = (): Refusal => new Refusal(401, 'unauthenticated', t('api.logInFirst'));

export const tooFast = (code: string, message: string, retryAfter: number): Refusal =>
  new Refusal(429, code, message, retryAfter);

export const busy = (retryAfter = 1): Refusal => new Refusal(503, 'busy', t('api.serverBusy'), retryAfter);

const databaseAway = (): Refusal => new Refusal(503, 'database-away', t('api.databaseUnreachable'), 5);

const diskFull = (): Refusal => new Refusal(503, 'disk-full', t('api.diskFull'), 60);

export const unforeseen = (): Refusal => new Refusal(503, 'unavailable', t('api.unexpectedError'), 5);

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']);
/** PostgreSQL's own, and that of a folder of the server. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const BUSY = new Set(['40001', '40P01', '55P03', '57014']);
const LOST =
  /^Connection terminated|timeout exceeded when trying to connect|^Client has encountered a connection error/;

/** Maps an error of PostgreSQL, the connection or a full disk to a response; undefined if it is unexpected. */
export function databaseRefusal(error: Error & { readonly code?: unknown }): Refusal | DomainError | undefined {
  const code = typeof error.code === 'string' ? error.code : '';
  if (FULL.has(code)) return diskFull();
  if (AWAY.has(code) || LOST.test(error.message)) return databaseAway();
  if (!/^[0-9A-Z]{5}$/.test(code) || !('severity' in error)) return undefined;
  if (BUSY.has(code)) return busy();
  if (/^(08|53|57P|58|25006)/.test(code)) return databaseAway();
  if (code === '23502' || code === '23514' || /^(22|54)/.test(code)) {
    return new DomainError('invalid', 'invalid-input', t('api.unstorableValue'));
  }
  if (code.startsWith('23')) return conflict('conflict', t('api.doesNotFit'));
  return undefined;
}
