import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { guardedLookup, problemOfTarget, PrivateAddress, type MayReach } from './public-address.js';

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly mayReach: MayReach;
  readonly http: boolean;
  readonly signal: AbortSignal;
}

const READS_AT_MOST = 4_096;

/**
 * Posts to someone else's server and returns the HTTP status. Follows no redirect, reads a few KiB of the response,
 * and connects only to addresses that `mayReach` allows. Throws what Node throws, and `EPRIVATE`.
 */
export async function post({ url, headers, body, mayReach, http, signal }: Post): Promise<number> {
  if (problemOfTarget(url, { mayReach, http }) !== undefined) throw new PrivateAddress(url);
  const target = new URL(url);
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
    lookup: guardedLookup(mayReach),
    signal,
  };
  return new Promise((resolve, reject) => {
    const sent =
      target.protocol === 'https:'
        ? requestHttps(target, { ...options, agent: new Agent({ keepAlive: false }) })
        : requestHttp(target, { ...options, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let read = 0;
      const end = (): void => {
        resolve(response.statusCode ?? 0);
        sent.destroy();
      };
      response.on('data', (part: Buffer) => {
        read += part.length;
        if (read > READS_AT_MOST) end();
      });
      response.on('end', end);
      response.on('error', end);
    });
    sent.end(body);
  });
}
