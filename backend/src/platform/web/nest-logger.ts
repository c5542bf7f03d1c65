import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

/** Nest's own messages, through the log that the requests go to. */
export function nestLogger(log: FastifyBaseLogger): LoggerService {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error' | 'fatal') =>
    (message: unknown, ...rest: unknown[]): void => {
      const context = rest.findLast((part) => typeof part === 'string');
      log[level]({ context }, message instanceof Error ? (message.stack ?? message.message) : String(message));
    };
  return {
    verbose: write('debug'),
    debug: write('debug'),
    // the framework lists every route at each start
    log: write('debug'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('fatal'),
  };
}
