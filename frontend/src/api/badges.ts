import type { BadgeRow, BadgeView, SharedBadge } from '@hourtrail/contracts';
import { api, onSuccess } from './api.js';

interface Shared {
  readonly userId: number;
  readonly achievementId: number;
  readonly showName: boolean;
}

const badgesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For whoever was given the code. */
    badge: build.query<BadgeView, string>({
      query: (code) => `/badges/${encodeURIComponent(code)}`,
    }),
    badgesOf: build.query<readonly BadgeRow[], number>({
      query: (userId) => `/users/${userId}/badges`,
      providesTags: ['Badges', 'Stats'],
    }),
    shareBadge: build.mutation<SharedBadge, Shared>({
      query: ({ userId, ...body }) => ({ url: `/users/${userId}/badges`, method: 'POST', body }),
      invalidatesTags: (_badge, error) => onSuccess(error, ['Badges']),
    }),
    unshareBadge: build.mutation<null, string>({
      query: (code) => ({ url: `/badges/${code}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['Badges']),
    }),
  }),
});

export const { useBadgeQuery, useBadgesOfQuery, useShareBadgeMutation, useUnshareBadgeMutation } = badgesApi;

export const badgeFile = (code: string, extension: 'json' | 'png'): string => `/api/badges/${code}.${extension}`;
