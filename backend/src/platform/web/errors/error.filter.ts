import { t, type ErrorBody } from '@hourtrail/contracts';
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessLog, requestedRecord, routeOf } from '../../access-log/access-log.js';
import { Database, OutsideDistrict, SchoolAsksMore, SessionEnded } from '../../database/database.js';
import { DomainError, forbidden, notFound, type ErrorKind } from '../../kernel/domain-error.js';
import { ReadOnly } from '../../sealing/continuity.js';
import { OtherKeySigns } from '../../sealing/seal-keys.js';
import { Refusal, signInFirst, unforeseen, databaseRefusal } from './refusal.js';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly accesses: AccessLog,
    private readonly database: Database,
  ) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const failed = await this.database
      .confirmSession()
      .then(() => this.logRefusal(error, request))
      .catch((fault: unknown) => ({ fault }));
    sendError(failed ? failed.fault : error, request, reply);
  }

  /** Logs a refused change before the response. */
  private async logRefusal(error: unknown, request: FastifyRequest): Promise<undefined> {
    if (request.actor === null || !CHANGING.has(request.method)) return;
    const { statusCode, code } = answerTo(error, request.id).body;
    if (!REFUSALS.has(statusCode)) return;
    const by = { ...request.actor, requestId: request.id };
    await this.accesses.refused(by, [{ route: routeOf(request), record: requestedRecord(request), refusal: code }]);
  }
}

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const REFUSALS = new Set([403, 404, 409]);

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { body, retryAfter, isFault } = answerTo(error, request.id);
  if (isFault || body.statusCode >= 500) request.log[isFault ? 'error' : 'warn'](loggable(error), 'request failed');
  if (reply.sent) return;
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  void reply.code(body.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Omits the details of a database error, which quote values. */
function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, constraint, table, routine } = error as Error & Record<string, unknown>;
  return { error: error.name, message: error.message, code, constraint, table, routine, stack: error.stack };
}

interface ErrorAnswer {
  readonly body: ErrorBody;
  readonly retryAfter: number | undefined;
  readonly isFault: boolean;
}

const STATUS: Readonly<Record<ErrorKind, number>> = { invalid: 400, forbidden: 403, 'not-found': 404, conflict: 409 };

function answerTo(error: unknown, requestId: string): ErrorAnswer {
  const known = foreseen(error);
  const refusal = known ?? unforeseen();
  const isFault = known === undefined;
  if (refusal instanceof DomainError) {
    const { kind, code, message, details } = refusal;
    return { body: { ...details, statusCode: STATUS[kind], code, message, requestId }, retryAfter: undefined, isFault };
  }
  const { statusCode, code, message, retryAfter, details } = refusal;
  return { body: { ...details, statusCode, code, message, requestId }, retryAfter, isFault };
}

function foreseen(error: unknown): Refusal | DomainError | undefined {
  if (error instanceof DomainError || error instanceof Refusal) return error;
  if (error instanceof SessionEnded) return new Refusal(401, 'unauthenticated', error.message);
  if (error instanceof OutsideDistrict) return forbidden('organization.not-yours', t('apiSchools.notOfYourDistrict'));
  if (error instanceof SchoolAsksMore)
    return error.missing === 'provider'
      ? forbidden('school-sign-in-required', t('apiSchools.districtNeedsProvider'))
      : forbidden('second-factor-required', t('apiSchools.districtNeedsSecondFactor'));
  if (error instanceof ReadOnly) return new Refusal(503, 'read-only', error.message, 60);
  if (error instanceof OtherKeySigns) return new Refusal(503, 'other-key', t('api.signingKeyReplaced'), 60);
  if (error instanceof HttpException) return refusalOfStatus(error.getStatus());
  if (!(error instanceof Error)) return undefined;
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' ? refusalOfStatus(statusCode) : databaseRefusal(error);
}

function refusalOfStatus(status: number): Refusal | DomainError | undefined {
  if (status === 404 || status === 405 || status === 414) return notFound();
  if (status === 401) return signInFirst();
  if (status === 413) return new Refusal(413, 'too-large', t('api.requestTooLarge'));
  if (status === 403) return new Refusal(403, 'forbidden', t('api.notAllowed'));
  if (status >= 400 && status < 500) return new Refusal(400, 'bad-request', t('api.unreadableRequest'));
  return undefined;
}
