import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { isHttps, type WebOptions } from '../web-options.js';

/** The Content Security Policy of pages. MUI needs inline style attributes, which cannot run scripts. */
function pagePolicy(nonce: string, https: boolean, frames: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PLACEHOLDER = '__CSP_NONCE__';

export function sendPage(reply: FastifyReply, html: string, options: WebOptions): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('Content-Security-Policy', pagePolicy(nonce, isHttps(options), framedBy(options)))
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(PLACEHOLDER, nonce));
}

const framedBy = ({ site }: WebOptions): readonly string[] =>
  [site?.bookingUrl, site?.videoUrl].filter((url) => url !== undefined).map((url) => new URL(url).origin);
