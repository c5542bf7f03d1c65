import type {
  Activity,
  ChangeReportSchedule,
  CreateReportSchedule,
  DistrictSummary,
  ReportScheduleView,
  ReportOverview,
  ReportRole,
  Requirements,
  ReviewSummary,
  Statistics,
  UserReportRow,
  UserStats,
} from '@hourtrail/contracts';
import { api, onSuccess } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';

export interface UserReportFilter {
  readonly role: ReportRole;
  readonly q?: string;
  /** A grade, or `none` for people without one. */
  readonly gradeLevel?: string;
  readonly classId?: string;
  /** Students only: a share of the goal, or `behind`. */
  readonly progress?: string;
  /** The key of a column, `-` in front for the greatest first. */
  readonly sort?: string;
  /** Figures as of the end of this day; current figures if absent. */
  readonly asOf?: string;
}

/** `goal` answers what would be with another goal. */
export interface ReportFilter {
  readonly asOf?: string;
  readonly organizationId?: number;
  readonly goal?: number;
}

/** Two reports share a page: each starts with a few rows, then loads many at a time. */
const FIRST_ROWS = 10;
const MORE_ROWS = 100;

export const reportingApi = api.injectEndpoints({
  endpoints: (build) => ({
    userStats: build.query<UserStats, number>({
      query: (id) => `/users/${id}/stats`,
      providesTags: ['Stats'],
    }),
    requirements: build.query<Requirements, number>({
      query: (id) => `/users/${id}/requirements`,
      providesTags: ['Stats', 'CountingRules'],
    }),
    reviewSummary: build.query<ReviewSummary, void>({
      query: () => '/volunteer-hours/summary',
      providesTags: ['Stats'],
    }),
    statistics: build.query<Statistics, void>({ query: () => '/admin/stats', providesTags: ['Stats'] }),
    userReport: build.infiniteQuery<Page<UserReportRow>, UserReportFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/admin/reports/users',
        params: listParams({ ...queryArg, limit: pageParam ? MORE_ROWS : FIRST_ROWS }, pageParam),
      }),
      transformResponse: toPage<UserReportRow>,
      providesTags: ['Stats'],
    }),
    reportOverview: build.query<ReportOverview, ReportFilter>({
      query: (filter) => ({ url: '/admin/reports/overview', params: listParams(filter) }),
      providesTags: ['Stats'],
    }),
    districtSummary: build.query<DistrictSummary, { readonly id: number; readonly asOf?: string }>({
      query: ({ id, ...filter }) => ({ url: `/districts/${id}/summary`, params: listParams(filter) }),
      providesTags: ['Stats'],
    }),
    activity: build.query<readonly Activity[], void>({ query: () => '/admin/activity' }),
    reportSchedules: build.query<readonly ReportScheduleView[], void>({
      query: () => '/report-schedules',
      providesTags: ['ReportSchedules'],
    }),
    addReportSchedule: build.mutation<ReportScheduleView, CreateReportSchedule>({
      query: (body) => ({ url: '/report-schedules', method: 'POST', body }),
      invalidatesTags: (_schedule, error) => onSuccess(error, ['ReportSchedules']),
    }),
    changeReportSchedule: build.mutation<ReportScheduleView, ChangeReportSchedule & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/report-schedules/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_schedule, error) => onSuccess(error, ['ReportSchedules']),
    }),
    deleteReportSchedule: build.mutation<null, number>({
      query: (id) => ({ url: `/report-schedules/${id}`, method: 'DELETE' }),
      invalidatesTags: ['ReportSchedules'],
    }),
  }),
});

export const {
  useUserStatsQuery,
  useRequirementsQuery,
  useReviewSummaryQuery,
  useStatisticsQuery,
  useUserReportInfiniteQuery,
  useReportOverviewQuery,
  useDistrictSummaryQuery,
  useActivityQuery,
  useReportSchedulesQuery,
  useAddReportScheduleMutation,
  useChangeReportScheduleMutation,
  useDeleteReportScheduleMutation,
} = reportingApi;
