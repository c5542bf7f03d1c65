import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps, type WebOptions } from '../web-options.js';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** `__Host-` makes browsers insist on https, on this very host and on the whole path. */
export const cookieName = (options: WebOptions): string =>
  isHttps(options) ? '__Host-hourtrail_session' : 'hourtrail_session';

/** The token a request brings, if it looks like one. */
export function sessionToken(request: FastifyRequest, options: WebOptions): string | undefined {
  const token = request.cookies[cookieName(options)];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** A cookie that the browser forgets when it closes: school computers are shared. */
export function setSessionCookie(reply: FastifyReply, token: string, options: WebOptions): void {
  void reply.setCookie(cookieName(options), token, attributes(options));
}

export function clearSessionCookie(reply: FastifyReply, options: WebOptions): void {
  void reply.clearCookie(cookieName(options), attributes(options));
}

const attributes = (options: WebOptions) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(options) }) as const;
