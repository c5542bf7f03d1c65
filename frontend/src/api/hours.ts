import type { ChangeHours, HoursHistoryStep, HoursSort, HoursStatus, HoursView, LogHours } from '@hourtrail/contracts';
import { api, onSuccess, type Tag } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';

export interface HoursFilter {
  readonly status?: readonly HoursStatus[];
  readonly studentId?: number;
  readonly q?: string;
  readonly sort?: HoursSort;
  readonly limit?: number;
}

export type HoursPage = Page<HoursView>;

export type HoursChange = ChangeHours & { readonly id: number };

const LIST: Tag = { type: 'Hours', id: 'LIST' };
const AFTER_A_CHANGE: readonly Tag[] = [LIST, 'Stats'];

export const hoursApi = api.injectEndpoints({
  endpoints: (build) => ({
    hoursPage: build.query<HoursPage, HoursFilter>({
      query: (filter) => ({ url: '/volunteer-hours', params: listParams(filter) }),
      transformResponse: toPage<HoursView>,
      providesTags: [LIST],
    }),
    hoursList: build.infiniteQuery<HoursPage, HoursFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: '/volunteer-hours', params: listParams(queryArg, pageParam) }),
      transformResponse: toPage<HoursView>,
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
