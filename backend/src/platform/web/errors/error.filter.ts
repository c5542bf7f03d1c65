import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerTo } from './error-answer.js';

/** Answers every error of every route. Nothing else turns errors into HTTP. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

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
