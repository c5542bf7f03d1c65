import type {
  AddHours,
  ChangeHours,
  DayForecast,
  HoursHistoryStep,
  HoursMessage,
  HoursOfUser,
  HoursSort,
  HoursStatus,
  HoursView,
  LogHours,
  QuickStatistics,
  RecordPaper,
  ReviewManyAnswer,
  ReviewManyHours,
  FilteredList,
  SavedFilter,
  SaveFilter,
  SignalFilter,
  SendMessage,
  Supervisor,
} from '@hourtrail/contracts';
import { api, onSuccess, type Tag } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';

export interface HoursFilter {
  readonly status?: readonly HoursStatus[];
  readonly studentId?: number;
  readonly verifierId?: number;
  readonly hasVerifier?: boolean;
  readonly opportunityId?: number;
  readonly organizationId?: number;
  readonly from?: string;
  readonly to?: string;
  readonly q?: string;
  /** Only entries that have had their status for more than a week. */
  readonly late?: true;
  /** Only entries that one person decided alone. */
  readonly singleActor?: true;
  /** A grade, or `none`; staff only. */
  readonly gradeLevel?: string;
  /** Staff only. */
  readonly classId?: string;
  /** Only entries awaiting a review, with or without signals. */
  readonly signal?: SignalFilter;
  /** Only deleted entries; administrators only. */
  readonly deleted?: true;
  readonly sort?: HoursSort;
  readonly limit?: number;
}

/** Hours that are being entered. */
export interface Forecast {
  readonly dates: readonly string[];
  readonly hours: string;
  readonly categoryId?: string;
  readonly entryId?: number;
}

type HoursPage = Page<HoursView>;

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
    hoursForecast: build.query<readonly DayForecast[], Forecast>({
      query: ({ dates, ...params }) => ({
        url: '/volunteer-hours/forecast',
        params: { ...params, dates: dates.join(',') },
      }),
      providesTags: [LIST, 'CountingRules'],
    }),
    logHours: build.mutation<HoursView, LogHours>({
      query: (body) => ({ url: '/volunteer-hours', method: 'POST', body }),
      invalidatesTags: (_answer, error) => onSuccess(error, AFTER_A_CHANGE),
    }),
    /** One of several days. The caller refreshes the lists after the last one. */
    logDay: build.mutation<HoursView, LogHours>({
      query: (body) => ({ url: '/volunteer-hours', method: 'POST', body }),
    }),
    changeHours: build.mutation<HoursView, HoursChange>({
      query: ({ id, ...body }) => ({ url: `/volunteer-hours/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_entry, error, { id }) => onSuccess(error, [...AFTER_A_CHANGE, { type: 'Hours', id }]),
    }),
    askSupervisor: build.mutation<HoursView, Supervisor & { readonly id: number; readonly version: number }>({
      query: ({ id, version, ...body }) => ({
        url: `/volunteer-hours/${id}/supervisor`,
        method: 'PUT',
        headers: { 'If-Match': `"${version}"` },
        body,
      }),
      invalidatesTags: (_entry, error, { id }) => onSuccess(error, [...AFTER_A_CHANGE, { type: 'Hours', id }]),
    }),
    remindSupervisor: build.mutation<HoursView, number>({
      query: (id) => ({ url: `/volunteer-hours/${id}/reminders`, method: 'POST' }),
      invalidatesTags: (_entry, error, id) => onSuccess(error, [{ type: 'Hours', id }]),
    }),
    recordPaper: build.mutation<HoursView, RecordPaper & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/volunteer-hours/${id}/paper`, method: 'POST', body }),
      invalidatesTags: (_entry, error, { id }) => onSuccess(error, [...AFTER_A_CHANGE, { type: 'Hours', id }]),
    }),
    removeAttachment: build.mutation<null, { readonly id: number; readonly entry: number }>({
      query: ({ id }) => ({ url: `/attachments/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error, { entry }) => onSuccess(error, [LIST, { type: 'Hours', id: entry }]),
    }),
    sendMessage: build.mutation<readonly HoursMessage[], SendMessage & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/volunteer-hours/${id}/messages`, method: 'POST', body }),
      invalidatesTags: (_messages, error, { id }) => onSuccess(error, [...AFTER_A_CHANGE, { type: 'Hours', id }]),
    }),
    deleteHours: build.mutation<null, number>({
      query: (id) => ({ url: `/volunteer-hours/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => onSuccess(error, AFTER_A_CHANGE),
    }),
    reviewHours: build.mutation<ReviewManyAnswer, ReviewManyHours>({
      // keepalive outlives the page; browsers allow 64 KiB, and 500 ids, versions and a comment stay far below
      query: (body) => ({ url: '/volunteer-hours/review', method: 'POST', body, keepalive: true }),
      invalidatesTags: (_answer, error, { ids }) =>
        onSuccess(error, [...AFTER_A_CHANGE, ...ids.map((id): Tag => ({ type: 'Hours', id }))]),
    }),
    restoreHours: build.mutation<HoursView, { readonly id: number; readonly reason?: string }>({
      query: ({ id, ...body }) => ({ url: `/volunteer-hours/${id}/restore`, method: 'POST', body }),
      invalidatesTags: (_entry, error, { id }) => onSuccess(error, [...AFTER_A_CHANGE, { type: 'Hours', id }]),
    }),
    hoursOfUser: build.infiniteQuery<Page<HoursView>, number, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/admin/users/${queryArg}/hours`,
        params: listParams({ limit: 25 }, pageParam),
      }),
      transformResponse: ({ hours }: HoursOfUser, meta) => toPage(hours, meta),
      providesTags: [LIST],
    }),
    addHours: build.mutation<HoursView, AddHours & { readonly userId: number }>({
      query: ({ userId, ...body }) => ({ url: `/admin/users/${userId}/hours`, method: 'POST', body }),
      invalidatesTags: (_entry, error) => onSuccess(error, AFTER_A_CHANGE),
    }),
    administerHours: build.mutation<HoursView, HoursChange>({
      query: ({ id, ...body }) => ({ url: `/admin/hours/${id}`, method: 'PUT', body }),
      invalidatesTags: (_entry, error, { id }) => onSuccess(error, [...AFTER_A_CHANGE, { type: 'Hours', id }]),
    }),
    removeHours: build.mutation<null, { readonly id: number; readonly version: number; readonly reason?: string }>({
      query: ({ id, version, reason }) => ({
        url: `/admin/hours/${id}`,
        method: 'DELETE',
        headers: { 'If-Match': `"${version}"` },
        params: listParams({ reason }),
      }),
      invalidatesTags: (_answer, error, { id }) => onSuccess(error, [...AFTER_A_CHANGE, { type: 'Hours', id }]),
    }),
    quickStatistics: build.query<QuickStatistics, void>({
      query: () => '/volunteer-hours/quick-statistics',
      providesTags: ['Stats'],
    }),
    savedFilters: build.query<readonly SavedFilter[], FilteredList>({
      query: (list) => ({ url: '/saved-filters', params: { list } }),
      providesTags: ['SavedFilters'],
    }),
    saveFilter: build.mutation<SavedFilter, SaveFilter>({
      query: (body) => ({ url: '/saved-filters', method: 'POST', body }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['SavedFilters']),
    }),
    deleteFilter: build.mutation<null, number>({
      query: (id) => ({ url: `/saved-filters/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['SavedFilters']),
    }),
  }),
});

export const refreshAllHours = () => hoursApi.util.invalidateTags([...AFTER_A_CHANGE]);

export const refreshHours = (id: number) => hoursApi.util.invalidateTags([...AFTER_A_CHANGE, { type: 'Hours', id }]);

export const {
  useHoursPageQuery,
  useHoursListInfiniteQuery,
  useHoursEntryQuery,
  useHoursForecastQuery,
  useLazyHoursEntryQuery,
  useHoursHistoryQuery,
  useLogHoursMutation,
  useLogDayMutation,
  useChangeHoursMutation,
  useAskSupervisorMutation,
  useRemindSupervisorMutation,
  useRecordPaperMutation,
  useRemoveAttachmentMutation,
  useSendMessageMutation,
  useDeleteHoursMutation,
  useReviewHoursMutation,
  useRestoreHoursMutation,
  useHoursOfUserInfiniteQuery,
  useAddHoursMutation,
  useAdministerHoursMutation,
  useRemoveHoursMutation,
  useQuickStatisticsQuery,
  useSavedFiltersQuery,
  useSaveFilterMutation,
  useDeleteFilterMutation,
} = hoursApi;
