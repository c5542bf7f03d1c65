import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { LoggerService } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest, FastifyBaseLogger } from 'fastify';
import { routeOf } from '../access-log/access-log.js';
import { Clock } from '../kernel/clock.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { watchRequests } from '../telemetry/watch-requests.js';
import { DATA_POLICY } from './client/pages.js';
import { serveClient } from './client/serve-client.js';
import { passFileBodies, passForms } from './input/file-body.js';
import { noJson, readJsonBodies } from './input/json-body.js';
import { serveDocs } from './openapi/serve-docs.js';
import { ApiKeys } from './keys/api-keys.js';
import { openRequestContexts, requestContext } from './request-context.js';
import { requireReadableUrl } from './request-url.js';
import { sessionToken } from './session/session-cookie.js';
import { Sessions } from './session/sessions.js';
import { isHttps, type WebOptions } from './web-options.js';

/** Registers everything before the controllers. Call it once, before `app.init()` or `app.listen()`. */
export async function configureWeb(app: NestFastifyApplication, options: WebOptions): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  app.useLogger(options.logLevel === 'silent' ? false : nestLogger(server.log));
  app.setGlobalPrefix('api');
  server.decorateRequest('actor', null);
  server.decorateRequest('usedKey', null);
  await server.register(cookie);
  openRequestContexts(server);
  watchRequests(server, app.get(Telemetry));
  await server.register(helmet, securityHeaders(options));
  readJsonBodies(server);
  passFileBodies(server, noJson);
  passForms(server, noJson);
  mark(server);
  logRequests(server);
  server.addHook('preClose', (done) => closeIdleConnections(server, done));
  noteUsesOfKeys(server, app.get(ApiKeys), app.get(Clock));
  serveDocs(app, server, options);
  if (options.clientFolder !== undefined) {
    const sessions = app.get(Sessions);
    serveClient(server, options.clientFolder, options, (request) => isSignedIn(sessions, request, options));
  }
}

/** Treats a database error as signed out, so that public pages still work. */
async function isSignedIn(sessions: Sessions, request: FastifyRequest, options: WebOptions): Promise<boolean> {
  const token = sessionToken(request, options);
  if (token === undefined) return false;
  return sessions.find(token).then(
    (actor) => actor !== undefined,
    () => false,
  );
}

const securityHeaders = (options: WebOptions) => ({
  // Pages set their own policy with a nonce.
  contentSecurityPolicy: false as const,
  strictTransportSecurity: isHttps(options) ? { maxAge: 31_536_000, includeSubDomains: false } : (false as const),
  referrerPolicy: { policy: 'same-origin' as const },
  frameguard: { action: 'deny' as const },
});

function mark(server: FastifyInstance): void {
  const defaults = { 'Content-Security-Policy': DATA_POLICY, 'Cache-Control': 'no-store' };
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ 'X-Request-Id': request.id, ...defaults });
    try {
      requireReadableUrl(request.url);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

const LOOK_FOR_IDLE_EVERY_MS = 50;

/** Also those whose last request is answered only after the server began to close: nobody else would, for a minute. */
function closeIdleConnections({ server }: FastifyInstance, done: () => void): void {
  if (!server.listening) return done();
  const timer = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_EVERY_MS);
  server.once('close', () => clearInterval(timer));
  done();
}

const LONGEST_NAME = 64;

function clientsName({ headers }: FastifyRequest): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' ? given.slice(0, LONGEST_NAME) : undefined;
}

/** Logs the route instead of the URL, which may contain search terms or secrets. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      person: request.actor?.id,
      client: clientsName(request),
      traceId: request.context.span?.spanContext().traceId,
    });
    done();
  });
}

/** A request that came too soon leaves no line, so that a flood does not fill the log. */
function noteUsesOfKeys(server: FastifyInstance, keys: ApiKeys, clock: Clock): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { usedKey, ip, id } = request;
    if (usedKey && reply.statusCode !== 429)
      keys.noteUse({
        organizationId: usedKey.organizationId,
        keyId: usedKey.id,
        at: clock.now(),
        route: routeOf(request),
        status: reply.statusCode,
        address: ip,
        requestId: id,
      });
    done();
  });
}

/** What a line belongs to that is not logged by the request itself. */
function idsOfContext(): { readonly requestId?: string; readonly traceId?: string } {
  const { request, span } = requestContext.getStore() ?? {};
  return { ...(request && { requestId: request.id }), ...(span && { traceId: span.spanContext().traceId }) };
}

function nestLogger(log: FastifyBaseLogger): LoggerService {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error' | 'fatal') =>
    (message: unknown, ...rest: unknown[]): void => {
      const context = rest.findLast((part) => typeof part === 'string');
      log[level](
        { context, ...idsOfContext() },
        message instanceof Error ? (message.stack ?? message.message) : String(message),
      );
    };
  return {
    verbose: write('debug'),
    debug: write('debug'),
    // Nest logs every route at each start.
    log: write('debug'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('fatal'),
  };
}
