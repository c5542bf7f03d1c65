import type { Activity, ReviewSummary, Statistics, UserStats } from '@hourtrail/contracts';
import { api } from './api.js';

export const reportingApi = api.injectEndpoints({
  endpoints: (build) => ({
    userStats: build.query<UserStats, number>({
      query: (id) => `/users/${id}/stats`,
      providesTags: ['Stats'],
    }),
    reviewSummary: build.query<ReviewSummary, void>({
      query: () => '/volunteer-hours/summary',
      providesTags: ['Stats'],
    }),
    statistics: build.query<Statistics, void>({ query: () => '/admin/stats', providesTags: ['Stats'] }),
    activity: build.query<readonly Activity[], void>({ query: () => '/admin/activity' }),
  }),
});

export const { useUserStatsQuery, useReviewSummaryQuery, useStatisticsQuery, useActivityQuery } = reportingApi;
