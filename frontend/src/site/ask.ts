/** What `api/errorMessage` reads of a request that came to nothing: the status, or that no answer came, and the body. */
export interface Refusal {
  readonly status: number | 'FETCH_ERROR';
  readonly data?: unknown;
}

const PATIENCE_MS = 30_000;

/** Asks the server without the application's data layer. Throws a `Refusal`. */
export async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${window.location.origin}/api${path}`, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch((): never => refuse({ status: 'FETCH_ERROR' }));
  const isJson = answer.headers.get('content-type')?.includes('json');
  const data = isJson ? ((await answer.json()) as unknown) : undefined;
  if (!answer.ok) refuse({ status: answer.status, data });
  return data as Answer;
}

function refuse(refusal: Refusal): never {
  // no Error: nobody looks for where in our code a server said no
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw refusal;
}
