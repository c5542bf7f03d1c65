import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessLog } from '../../access-log/access-log.js';
import { recordAsked, routeOf } from '../../access-log/asked.js';
import { answerTo } from './error-answer.js';

/** Answers every error of every route. Nothing else turns errors into HTTP. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly accesses: AccessLog) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const unkept = await this.keepRefusal(error, request).catch((fault: unknown) => ({ fault }));
    sendError(unkept ? unkept.fault : error, request, reply);
  }

  /** A change that a signed-in person is refused is kept before they are told. */
  private async keepRefusal(error: unknown, request: FastifyRequest): Promise<undefined> {
    if (request.actor === null || !CHANGING.has(request.method)) return;
    const { statusCode, code } = answerTo(error, request.id).body;
    if (!REFUSALS.has(statusCode)) return;
    const by = { ...request.actor, requestId: request.id };
    await this.accesses.refused(by, [{ route: routeOf(request), record: recordAsked(request), refusal: code }]);
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

/** What the log may keep of an error: never the values a database error quotes in its details. */
function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, constraint, table, routine } = error as Error & Record<string, unknown>;
  return { error: error.name, message: error.message, code, constraint, table, routine, stack: error.stack };
}
