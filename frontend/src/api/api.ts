import {
  createApi,
  fetchBaseQuery,
  type TagDescription,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { fetchInBatches } from './batch.js';
import { errorBody } from './errorMessage.js';
import { submitKey } from './idempotency.js';
import { forgetVisitedSchool, visitedSchool, withSchool } from './visitedSchool.js';
import { ownPasswordRequired, sessionEnded, readOnlyIn, readOnlySlice } from './session.js';

const TAGS = [
  'Me',
  'Hours',
  'Records',
  'Badges',
  'Stats',
  'Verifiers',
  'Profile',
  'EmailChoices',
  'Sessions',
  'SecondFactors',
  'People',
  'Families',
  'JoinRequests',
  'Schools',
  'AcademicYears',
  'Classes',
  'CountingRules',
  'Settings',
  'Notifications',
  'SavedFilters',
  'ReportSchedules',
  'Retention',
  'RecordRequests',
  'ApiKeys',
  'Webhooks',
  'Opportunities',
  'Signups',
  'Attendance',
  'CalendarLink',
  'CheckpointMail',
  'Imports',
  'ContactMessages',
  'Subscriptions',
  'Mail',
] as const;
export type Tag = TagDescription<(typeof TAGS)[number]>;

export const onSuccess = (error: unknown, tags: readonly Tag[]): readonly Tag[] => (error ? [] : tags);

interface Sending {
  /** Repeating the request changes nothing more, so it needs no Idempotency-Key. */
  readonly unkeyed?: true;
}

type ApiBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  Sending | undefined,
  FetchBaseQueryMeta
>;

const send = fetchBaseQuery({
  fetchFn: (input, init) => fetchInBatches(new Request(input, init)),
  baseUrl: `${window.location.origin}/api`,
  credentials: 'include',
  timeout: 30_000,
  responseHandler: async (response) => {
    const text = await response.text();
    return text && response.headers.get('content-type')?.includes('json')
      ? (JSON.parse(text) as unknown)
      : text || null;
  },
});

const saysSessionIsOver = (error: FetchBaseQueryError | undefined, endpoint: string): boolean =>
  error?.status === 401 && endpoint !== 'me' && errorBody(error)?.code !== 'identity.password-expired';

/** A response with one of these says nothing about an earlier attempt with the same key. */
const AT_THE_DOOR = [401, 403, 429];

/** False while the outcome is unknown: no response, a server error, or an attempt still in progress. */
const isFinal = (error: FetchBaseQueryError | undefined): boolean =>
  !error ||
  (typeof error.status === 'number' &&
    error.status < 500 &&
    !AT_THE_DOOR.includes(error.status) &&
    !errorBody(error)?.code.includes('in-progress'));

type Submit = FetchArgs & { readonly method: string };

/** Routes under /auth take no key, because their bodies may hold a password. */
const isKeyed = (args: FetchArgs, sending: Sending | undefined): args is Submit =>
  args.method !== undefined && args.method !== 'GET' && !sending?.unkeyed && !args.url.startsWith('/auth/');

function withKey(args: FetchArgs, key: string): FetchArgs {
  const headers = new Headers(args.headers as HeadersInit | undefined);
  headers.set('Idempotency-Key', key);
  return { ...args, headers };
}

const inSchool = (args: FetchArgs): FetchArgs => ({
  ...args,
  url: withSchool(args.url, args.params !== undefined && args.params['organizationId'] !== undefined),
});

const baseQuery: ApiBaseQuery = async (request, store, sending) => {
  const args = inSchool(typeof request === 'string' ? { url: request } : request);
  const submit = isKeyed(args, sending) ? submitKey(args.method, args.url, args.body) : undefined;
  let result = await send(submit ? withKey(args, submit.key) : args, store, {});
  // no longer of their district, or another person in this tab
  if (store.endpoint === 'me' && visitedSchool() !== undefined && [400, 403].includes(Number(result.error?.status))) {
    forgetVisitedSchool();
    result = await send(request, store, {});
  }
  if (visitedSchool() !== undefined && errorBody(result.error)?.code === 'organization.not-yours') {
    store.dispatch(api.util.invalidateTags(['Me']));
  }
  const isReadOnly = result.meta?.response && readOnlyIn(result.meta.response);
  if (isReadOnly !== undefined) store.dispatch(readOnlySlice.actions.noted(isReadOnly));
  if (isFinal(result.error)) submit?.answered();
  if (saysSessionIsOver(result.error, store.endpoint)) store.dispatch(sessionEnded('expired'));
  if (errorBody(result.error)?.code === 'password-change-required') store.dispatch(ownPasswordRequired());
  return result;
};

/** Endpoints are injected by one file per backend module. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
