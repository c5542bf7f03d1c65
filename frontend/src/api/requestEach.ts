import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { errorStatus, isLost } from './errorMessage.js';

export interface EachResult {
  readonly id: number;
  /** Null if it was done. */
  readonly error: FetchBaseQueryError | null;
}

type Answer = { readonly error?: FetchBaseQueryError | undefined };

/**
 * Sends one request after the other, each with a result of its own, like a person who goes through a list. Stops when
 * the server is out of reach or the session is over: the remaining ids get the same error.
 */
export async function requestEach(
  ids: readonly number[],
  requestOf: (id: number) => FetchArgs,
  send: (request: FetchArgs) => Answer | PromiseLike<Answer>,
): Promise<{ data: readonly EachResult[] }> {
  const results: EachResult[] = [];
  let stopped: FetchBaseQueryError | null = null;
  for (const id of ids) {
    const error: FetchBaseQueryError | null = stopped ?? (await send(requestOf(id))).error ?? null;
    if (isLost(error) || errorStatus(error) === 401) stopped = error;
    results.push({ id, error });
  }
  return { data: results };
}
