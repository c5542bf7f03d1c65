import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { guardedLookup, problemOfTarget, PrivateAddress, type MayReach } from './public-address.js';

/** What openid-client asks of a `fetch`. */
export interface FetchRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

interface Guard {
  readonly mayReach: MayReach;
  readonly http: boolean;
}

const READS_AT_MOST = 1_048_576;
const NO_BODY = [204, 205, 304];

/**
 * As `fetch`, and connects only to addresses that `mayReach` allows. Follows no redirect, and reads a MiB at most. Throws
 * what `fetch` throws; the cause of a refused address is a PrivateAddress.
 */
export async function guardedFetch(
  url: string,
  { method = 'GET', headers = {}, body, signal, mayReach, http }: FetchRequest & Guard,
): Promise<Response> {
  const failed = (cause: unknown): Error =>
    signal?.aborted ? (signal.reason as Error) : new TypeError('fetch failed', { cause });
  const problem = problemOfTarget(url, { mayReach, http });
  if (problem)
    throw failed(problem === 'private' ? new PrivateAddress(url) : new Error(`Not an address to fetch: ${url}`));
  const target = new URL(url);
  const isHttps = target.protocol === 'https:';
  const text = typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : '';
  const options = {
    method,
    headers: { ...headers, ...(text && { 'content-length': String(Buffer.byteLength(text)) }), connection: 'close' },
    lookup: guardedLookup(mayReach),
    ...(signal && { signal }),
  };
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(failed(error));
    const sent = isHttps
      ? requestHttps(target, { ...options, agent: new Agent({ keepAlive: false }) })
      : requestHttp(target, { ...options, agent: false });
    sent.on('error', fail);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      let read = 0;
      response.on('error', fail);
      response.on('data', (part: Buffer) => {
        read += part.length;
        if (read > READS_AT_MOST) sent.destroy(new Error('The response is too long'));
        else parts.push(part);
      });
      response.on('end', () => {
        const { statusCode: status = 502, headers: received } = response;
        const type = received['content-type'];
        const content = NO_BODY.includes(status) ? null : Buffer.concat(parts);
        try {
          resolve(new Response(content, { status, headers: type === undefined ? {} : { 'content-type': type } }));
        } catch (error) {
          // a status such as 999
          fail(error);
        }
      });
    });
    sent.end(text);
  });
}
