import type { ChangeHours, HoursHistoryStep, HoursSort, HoursStatus, HoursView, LogHours } from '@hourtrail/contracts';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { nextCursor } from '../lib/links.js';
import { api, onSuccess, type Tag } from './api.js';

export interface HoursFilter {
  readonly status?: readonly HoursStatus[];
  readonly studentId?: number;
  readonly q?: string;
  readonly sort?: HoursSort;
  readonly limit?: number;
}

export interface HoursPage {
  readonly rows: readonly HoursView[];
  /** How many rows the filter has in all, as the server words it: exact up to 1000, then "1000+". */
  readonly total: string;
  readonly next: string | null;
}

export type HoursChange = ChangeHours & { readonly id: number };

const LIST: Tag = { type: 'Hours', id: 'LIST' };
const AFTER_A_CHANGE: readonly Tag[] = [LIST, 'Stats'];

const listParams = (filter: HoursFilter, cursor: string | null): Record<string, unknown> => ({
  ...filter,
  status: filter.status?.join(','),
  q: filter.q || undefined,
  cursor: cursor ?? undefined,
});

const toPage = (rows: readonly HoursView[], meta: FetchBaseQueryMeta | undefined): HoursPage => ({
  rows,
  total: meta?.response?.headers.get('X-Total-Count') ?? String(rows.length),
  next: nextCursor(meta?.response?.headers.get('Link') ?? null),
});

export const hoursApi = api.injectEndpoints({
  endpoints: (build) => ({
    hoursPage: build.query<HoursPage, HoursFilter>({
      query: (filter) => ({ url: '/volunteer-hours', params: listParams(filter, null) }),
      transformResponse: toPage,
      providesTags: [LIST],
    }),
    hoursList: build.infiniteQuery<HoursPage, HoursFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/volunteer-hours', params: listParams(queryArg, pageParam) }),
      transformResponse: toPage,
      providesTags: [LIST],
    }),
    hoursEntry: build.query<HoursView, number>({
      query: (id) => `/volunteer-hours/${id}`,
      providesTags: (_entry, _error, id) => [{ type: 'Hours', id }],
    }),
    hoursHistory: build.query<readonly HoursHistoryStep[], number>({
      query: (id) => `/volunteer-hours/${id}/history`,
      providesTags: (_steps, _error, id) => [{ type: 'Hours', id }],
    }),
    logHours: build.mutation<HoursView, LogHours>({
      query: (body) => ({ url: '/volunteer-hours', method: 'POST', body }),
      invalidatesTags: (_answer, error) => onSuccess(error, AFTER_A_CHANGE),
    }),
    changeHours: build.mutation<HoursView, HoursChange>({
      query: ({ id, ...body }) => ({ url: `/volunteer-hours/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_entry, error, { id }) => onSuccess(error, [...AFTER_A_CHANGE, { type: 'Hours', id }]),
    }),
    deleteHours: build.mutation<null, number>({
      query: (id) => ({ url: `/volunteer-hours/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => onSuccess(error, AFTER_A_CHANGE),
    }),
  }),
});

/** Reads an entry and every list anew, after the server said that ours is out of date. */
export const refreshHours = (id: number) => hoursApi.util.invalidateTags([...AFTER_A_CHANGE, { type: 'Hours', id }]);

export const {
  useHoursPageQuery,
  useHoursListInfiniteQuery,
  useHoursEntryQuery,
  useHoursHistoryQuery,
  useLogHoursMutation,
  useChangeHoursMutation,
  useDeleteHoursMutation,
} = hoursApi;
