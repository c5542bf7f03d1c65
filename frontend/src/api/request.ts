import { t } from '@hourtrail/contracts';
import { withSchool } from './visitedSchool.js';

export class RequestFailed extends Error {
  constructor(
    readonly status: number | 'FETCH_ERROR' | 'BROKEN_OFF',
    readonly data?: unknown,
  ) {
    super(t('ui.requestFailed', { status }));
  }
}

export const isCancelled = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'AbortError';

/** Replaces a network error with `lost`; an abort stays an abort. */
export async function orLost<T>(response: Promise<T>, lost = new RequestFailed('FETCH_ERROR')): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (isCancelled(error)) throw error;
    throw lost;
  }
}

/** `path` is below /api. Throws `RequestFailed`, or the browser's AbortError. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  const response = await orLost(
    fetch(`${window.location.origin}/api${withSchool(path)}`, { ...init, credentials: 'include' }),
  );
  if (response.ok) return response;
  throw new RequestFailed(response.status, await response.json().catch(() => undefined));
}

interface JsonRequest {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 30_000;

/** Undefined if the response has no JSON. Times out after 30 seconds unless given a signal. */
export async function requestJson<T>(path: string, { method = 'GET', body, signal }: JsonRequest = {}): Promise<T> {
  const response = await request(path, {
    method,
    signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  return (isJson ? await orLost(response.json()) : undefined) as T;
}
