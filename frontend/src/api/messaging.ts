import type { ChooseEmails, EmailChoices, NotificationView, SendAnnouncement } from '@hourtrail/contracts';
import { api, onSuccess } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';

export interface NotificationFilter {
  readonly unread?: true;
  readonly limit?: number;
}

export const messagingApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationsPage: build.query<Page<NotificationView>, NotificationFilter>({
      query: (filter) => ({ url: '/notifications', params: listParams(filter) }),
      transformResponse: toPage<NotificationView>,
      providesTags: ['Notifications'],
    }),
    notificationsList: build.infiniteQuery<Page<NotificationView>, NotificationFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: '/notifications', params: listParams(queryArg, pageParam) }),
      transformResponse: toPage<NotificationView>,
      providesTags: ['Notifications'],
    }),
    markRead: build.mutation<null, number>({
      query: (id) => ({ url: `/notifications/${id}/read`, method: 'POST' }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['Notifications']),
    }),
    announce: build.mutation<null, SendAnnouncement>({
      query: (body) => ({ url: '/announcements', method: 'POST', body }),
      invalidatesTags: (_answer, error, { to }) =>
        onSuccess(error, to.opportunityId ? [{ type: 'Opportunities', id: to.opportunityId }] : []),
    }),
    emailChoices: build.query<EmailChoices, void>({
      query: () => '/profile/notifications',
      providesTags: ['EmailChoices'],
    }),
    chooseEmails: build.mutation<EmailChoices, ChooseEmails>({
      query: (body) => ({ url: '/profile/notifications', method: 'PUT', body }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['EmailChoices']),
    }),
    markAllRead: build.mutation<null, void>({
      query: () => ({ url: '/notifications/read', method: 'POST' }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['Notifications']),
    }),
  }),
});

export const refreshNotifications = () => messagingApi.util.invalidateTags(['Notifications']);

export const {
  useNotificationsPageQuery,
  useNotificationsListInfiniteQuery,
  useMarkReadMutation,
  useAnnounceMutation,
  useMarkAllReadMutation,
  useEmailChoicesQuery,
  useChooseEmailsMutation,
} = messagingApi;
