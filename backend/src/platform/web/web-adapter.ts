import { t } from '@hourtrail/contracts';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { LogController, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import pino from 'pino';
import { sendError } from './errors/error.filter.js';
import type { WebOptions } from './web-options.js';

const BODY_LIMIT = 1024 * 1024;
const REQUEST_TIMEOUT = 30_000;

/** Use it with `NestFactory.create` and `{ bodyParser: false }`. */
export function webAdapter(options: WebOptions): FastifyAdapter {
  return new FastifyAdapter({
    // No middleware is used, so running its engine would cost time on every request.
    skipMiddie: true,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    // What comes on an open connection while the server stops is answered before the connection closes.
    return503OnClosing: false,
    // Each proxy appends an address; the client can forge those before.
    trustProxy: (_address, hop) => hop < options.proxies,
    // Writes in the background: waiting for each line takes longer than a whole hook.
    logger:
      options.logLevel === 'silent'
        ? false
        : { level: options.logLevel, stream: pino.destination({ dest: options.logFile ?? 1, sync: false }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    // Clients cannot choose it, because the log stores it permanently.
    genReqId: () => randomUUID(),
    clientErrorHandler: (_error, socket) => refuseUnreadable(socket),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendError(error, request, reply),
  });
}

function refuseUnreadable(socket: Socket): void {
  if (!socket.writable) return;
  const body = JSON.stringify({
    statusCode: 400,
    code: 'bad-request',
    message: t('api.unreadableRequest'),
    requestId: randomUUID(),
  });
  const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close`;
  socket.end(`HTTP/1.1 400 Bad Request\r\n${headers}\r\n\r\n${body}`);
}
