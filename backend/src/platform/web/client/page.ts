import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { isHttps, type WebOptions } from '../web-options.js';
import { pagePolicy } from './content-security-policy.js';

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
