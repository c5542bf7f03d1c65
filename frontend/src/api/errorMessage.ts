import { t, type ErrorBody, type FieldError } from '@hourtrail/contracts';

/** The JSON error of the server; undefined if it was unreachable or sent no JSON. */
export function errorBody(error: unknown): ErrorBody | undefined {
  const data = (error as { data?: unknown } | null | undefined)?.data;
  return typeof data === 'object' && data !== null && 'message' in data ? (data as ErrorBody) : undefined;
}

const LOST = ['FETCH_ERROR', 'TIMEOUT_ERROR'];

/** No response arrived, so the server may or may not have acted. */
export const isLost = (error: unknown): boolean =>
  LOST.includes((error as { status?: unknown } | null | undefined)?.status as string);

export function errorMessage(error: unknown, fallback: string): string {
  if (isLost(error)) return t('ui.serverUnreachable');
  return errorBody(error)?.message || fallback;
}

/** Forbidden, gone, or changed by another person. */
export const cannotBeRetried = (error: unknown): boolean => [403, 404, 409].includes(errorStatus(error) ?? 0);

export const fieldErrors = (error: unknown): readonly FieldError[] => errorBody(error)?.errors ?? [];

/** The request id, by which the failure can be found in the server's log. */
export const errorReference = (error: unknown): string | undefined => errorBody(error)?.requestId;

export const errorStatus = (error: unknown): number | undefined => {
  const status = (error as { status?: unknown } | null | undefined)?.status;
  return typeof status === 'number' ? status : undefined;
};
