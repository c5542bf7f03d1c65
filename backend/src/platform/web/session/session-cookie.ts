import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps, type WebOptions } from '../web-options.js';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The `__Host-` prefix requires https, this exact host and the path `/`. */
export const cookieName = (options: WebOptions): string =>
  isHttps(options) ? '__Host-hourtrail_session' : 'hourtrail_session';

export function sessionToken(request: FastifyRequest, options: WebOptions): string | undefined {
  const token = request.cookies[cookieName(options)];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** A session cookie without expiry, because school computers are shared. */
export function setSessionCookie(reply: FastifyReply, token: string, options: WebOptions): void {
  void reply.setCookie(cookieName(options), token, attributes(options));
}

export function clearSessionCookie(reply: FastifyReply, options: WebOptions): void {
  void reply.clearCookie(cookieName(options), attributes(options));
}

const attributes = (options: WebOptions) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(options) }) as const;
