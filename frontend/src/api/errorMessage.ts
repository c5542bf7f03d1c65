import type { ErrorBody, FieldError } from '@hourtrail/contracts';

/** The server's own account of what went wrong; undefined when it could not be reached or spoke no JSON. */
export function errorBody(error: unknown): ErrorBody | undefined {
  const data = (error as { data?: unknown } | null | undefined)?.data;
  return typeof data === 'object' && data !== null && 'message' in data ? (data as ErrorBody) : undefined;
}

const LOST = ['FETCH_ERROR', 'TIMEOUT_ERROR'];

/** Whether an answer never came: nobody knows what the server did. */
export const isLost = (error: unknown): boolean =>
  LOST.includes((error as { status?: unknown } | null | undefined)?.status as string);

/** The server's sentence where there is one, else what is known: that it could not be reached, or the fallback. */
export function errorMessage(error: unknown, fallback: string): string {
  if (isLost(error)) return 'The server could not be reached. Check your connection and try again.';
  return errorBody(error)?.message || fallback;
}

/** Whether trying again cannot help: it is forbidden, gone, or somebody else changed it. */
export const cannotBeRetried = (error: unknown): boolean => [403, 404, 409].includes(errorStatus(error) ?? 0);

export const fieldErrors = (error: unknown): readonly FieldError[] => errorBody(error)?.errors ?? [];

/** What a person can quote to have a failure looked up. */
export const errorReference = (error: unknown): string | undefined => errorBody(error)?.requestId;

export const errorStatus = (error: unknown): number | undefined => {
  const status = (error as { status?: unknown } | null | undefined)?.status;
  return typeof status === 'number' ? status : undefined;
};
