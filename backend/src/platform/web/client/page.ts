import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { isHttps, type WebOptions } from '../web-options.js';

/**
 * What a page may load: our own files, and inline elements that carry this answer's nonce. Style attributes are
 * allowed because MUI positions menus, ripples and transitions with them; they cannot run anything. `frames` are the
 * origins of what may be shown in a frame.
 */
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

/** For answers that are no pages: nothing may be loaded from them or around them. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PLACEHOLDER = '__CSP_NONCE__';

/** Sends an HTML page with a fresh nonce in its policy and wherever the page asks for one. */
export function sendPage(reply: FastifyReply, html: string, options: WebOptions): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('Content-Security-Policy', pagePolicy(nonce, isHttps(options), framedBy(options)))
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(PLACEHOLDER, nonce));
}

/** Where the booking calendar and the video come from. */
const framedBy = ({ site }: WebOptions): readonly string[] =>
  [site?.bookingUrl, site?.videoUrl].filter((url) => url !== undefined).map((url) => new URL(url).origin);
