import { ownPath } from '@hourtrail/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../platform/web/errors/error.filter.js';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { splitUrl } from '../../platform/web/request-url.js';
import { isHttps, type WebOptions } from '../../platform/web/web-options.js';
import { ProviderRefusal, refused } from '../log-in/provider-refusal.js';

/** What /login needs besides the problem: the page that was asked for, and whose provider it was. */
export interface Remembered {
  readonly next?: string | undefined;
  readonly school?: string | undefined;
}

type Work = (remember: (more: Remembered) => void) => Promise<string>;

/** Redirects to the path that `work` answers. On errors, browsers go to /login, which shows why; other clients get JSON. */
export async function orExplain(request: FastifyRequest, reply: FastifyReply, work: Work): Promise<void> {
  let remembered: Remembered = {};
  try {
    const target = await work((more) => {
      remembered = { ...remembered, ...more };
    });
    await reply.redirect(target, 302);
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || !request.headers.accept?.includes('text/html')) {
      return sendError(error, request, reply);
    }
    await reply.redirect(logInPage({ problem: error.problem, ...remembered }), 302);
  }
}

export function logInPage(parameters: Readonly<Record<string, string | undefined>>): string {
  const known = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/login?${String(new URLSearchParams(known))}`;
}

/** Also accepts the log-in page's own URL: its link may be followed before its script runs. */
export function nextOf({ url, headers }: FastifyRequest): string | undefined {
  const inQuery = (address: string): string | undefined =>
    ownPath(new URLSearchParams(splitUrl(address)[1]).get('next') ?? undefined);
  return inQuery(url) ?? inQuery(headers.referer ?? '');
}

/** Undefined for none and for several. */
export function fieldIn(query: string, name: string): string | undefined {
  const values = new URLSearchParams(query).getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

export const stateIn = (query: string): string | undefined => fieldIn(query, 'state');

export const cookieNameOf = (name: string, options: WebOptions): string =>
  isHttps(options) ? `__Host-hourtrail_${name}` : `hourtrail_${name}`;

export const cookieOf = (options: WebOptions) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(options) }) as const;

export const tooMany =
  (problem: 'google-too-many' | 'school-too-many') =>
  (error: unknown): never => {
    throw error instanceof Refusal && error.statusCode === 429 ? refused(problem) : error;
  };
