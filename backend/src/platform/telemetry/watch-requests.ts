import { SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Telemetry } from './telemetry.js';

const CLIENT = '/*';
const NO_ROUTE = 'none';
const KNOWN = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The pattern of a route. Each file of the client is a route of its own, with its hash: they count as one. */
const routeLabel = ({ routeOptions: { url } }: FastifyRequest): string =>
  url === undefined ? NO_ROUTE : url.startsWith('/api') ? url : CLIENT;

export const labelsOfRequest = (request: FastifyRequest, reply: FastifyReply) => ({
  method: KNOWN.has(request.method) ? request.method : 'other',
  route: routeLabel(request),
  status: String(reply.statusCode),
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stays open for minutes, so that how long it took says nothing. */
    liveStream?: boolean;
  }
}

const isLiveStream = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.liveStream === true;

/** Measures and traces requests. Call it after the hook that opens their contexts. */
export function watchRequests(server: FastifyInstance, telemetry: Telemetry): void {
  if (!telemetry.isOn) return;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isLiveStream(request))
      request.context.span = telemetry.spanOfRequest(`${request.method} ${routeLabel(request)}`);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const labels = labelsOfRequest(request, reply);
    if (!isLiveStream(request)) telemetry.record('hourtrail_http_request_seconds', reply.elapsedTime / 1_000, labels);
    const { span } = request.context;
    if (span?.isRecording()) {
      span.setAttributes({
        'http.request.method': labels.method,
        'http.route': labels.route,
        'http.response.status_code': reply.statusCode,
      });
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
    done();
  });
}
