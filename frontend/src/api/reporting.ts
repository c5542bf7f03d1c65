import type { ReviewSummary, UserStats } from '@hourtrail/contracts';
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
  }),
});

export const { useUserStatsQuery, useReviewSummaryQuery } = reportingApi;
