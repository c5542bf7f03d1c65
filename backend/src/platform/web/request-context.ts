import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@hourtrail/contracts';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KnownSession } from '../database/database.js';

/** What is known of the request that is being handled. */
export interface RequestContext {
  /** Of the answer; undefined until a sentence is made or the person is known. */
  language?: Language;
  readonly request?: FastifyRequest;
  session?: KnownSession;
  /** Of the request or job, if traces are on. */
  span?: Span | undefined;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

export const sessionOfRequest = (): KnownSession | undefined => requestContext.getStore()?.session;

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
}

export function openRequestContexts(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    request.context = { request };
    requestContext.run(request.context, done);
  });
  // reading a body leaves the asynchronous context of the first hook
  server.addHook('preValidation', (request, _reply, done) => {
    requestContext.run(request.context, done);
  });
}
