/** A request that failed; `errorMessage` puts it into words. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number | 'FETCH_ERROR' | 'BROKEN_OFF',
    readonly data?: unknown,
  ) {
    super(`The request failed: ${status}`);
  }
}

/** Whether the caller aborted a request. */
export const isCancelled = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'AbortError';

/** Waits for the network; throws `lost` in place of what the browser says of it. */
export async function orLost<T>(response: Promise<T>, lost = new RequestFailed('FETCH_ERROR')): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (isCancelled(error)) throw error;
    throw lost;
  }
}

/** Sends a request to a path below /api. Throws `RequestFailed`, and what the browser throws once it is aborted. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  const response = await orLost(fetch(`${window.location.origin}/api${path}`, { ...init, credentials: 'include' }));
  if (response.ok) return response;
  throw new RequestFailed(response.status, await response.json().catch(() => undefined));
}

interface JsonRequest {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 30_000;

/** The same with JSON in both directions; undefined where the response has none. Without a signal it waits 30 seconds. */
export async function requestJson<T>(path: string, { method = 'GET', body, signal }: JsonRequest = {}): Promise<T> {
  const response = await request(path, {
    method,
    signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  return (isJson ? await orLost(response.json()) : undefined) as T;
}
