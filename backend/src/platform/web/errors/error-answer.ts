import type { ErrorBody } from '@hourtrail/contracts';
import { HttpException } from '@nestjs/common';
import { SessionEnded } from '../../database.js';
import { DomainError, notFound, type ErrorKind } from '../../kernel/domain-error.js';
import { databaseRefusal } from './database-refusal.js';
import { ReadOnly } from '../../sealing/continuity.js';
import { OtherKeySigns } from '../../sealing/seal-keys.js';
import { Refusal, signInFirst, unforeseen } from './refusal.js';

export interface ErrorAnswer {
  readonly body: ErrorBody;
  readonly retryAfter: number | undefined;
  /** Nobody foresaw it: to be logged as a fault of ours. */
  readonly isFault: boolean;
}

const STATUS: Readonly<Record<ErrorKind, number>> = { invalid: 400, forbidden: 403, 'not-found': 404, conflict: 409 };

const OTHER_KEY =
  'Nothing can be signed for now: the key of the log was replaced, and this server still has the one before. Whoever ' +
  'runs it sets SEAL_KEY to the new key and starts it again.';

/** The one place where an error becomes an answer. */
export function answerTo(error: unknown, requestId: string): ErrorAnswer {
  const known = foreseen(error);
  const refusal = known ?? unforeseen();
  const isFault = known === undefined;
  if (refusal instanceof DomainError) {
    const { kind, code, message, details } = refusal;
    return { body: { ...details, statusCode: STATUS[kind], code, message, requestId }, retryAfter: undefined, isFault };
  }
  const { statusCode, code, message, retryAfter } = refusal;
  return { body: { statusCode, code, message, requestId }, retryAfter, isFault };
}

function foreseen(error: unknown): Refusal | DomainError | undefined {
  if (error instanceof DomainError || error instanceof Refusal) return error;
  if (error instanceof SessionEnded) return new Refusal(401, 'unauthenticated', error.message);
  if (error instanceof ReadOnly) return new Refusal(503, 'read-only', error.message, 60);
  if (error instanceof OtherKeySigns) return new Refusal(503, 'other-key', OTHER_KEY, 60);
  if (error instanceof HttpException) return refusalOfStatus(error.getStatus());
  if (!(error instanceof Error)) return undefined;
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' ? refusalOfStatus(statusCode) : databaseRefusal(error);
}

/** Refusals of the framework, in our words and with the status codes we use. */
function refusalOfStatus(status: number): Refusal | DomainError | undefined {
  if (status === 404 || status === 405 || status === 414) return notFound();
  if (status === 401) return signInFirst();
  if (status === 413) return new Refusal(413, 'too-large', 'This is more than the server accepts in one request.');
  if (status === 403) return new Refusal(403, 'forbidden', 'You may not do this.');
  if (status >= 400 && status < 500) return new Refusal(400, 'bad-request', 'The request could not be read.');
  return undefined;
}
