import type { ContactMessageStatus, ContactMessageView, MailStatus, SubscriptionView } from '@hourtrail/contracts';
import { api } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';

interface MessageFilter {
  readonly status?: ContactMessageStatus;
  readonly q?: string;
  readonly limit?: number;
}

interface SubscriptionFilter {
  readonly q?: string;
  readonly limit?: number;
}

/** A record as it was shown: the server rejects an outdated version. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

const asSeen = ({ version }: Seen) => ({ headers: { 'If-Match': `"${version}"` } });

const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    messagesPage: build.query<Page<ContactMessageView>, MessageFilter>({
      query: (filter) => ({ url: '/contact-messages', params: listParams(filter) }),
      transformResponse: toPage<ContactMessageView>,
      providesTags: ['ContactMessages'],
    }),
    messagesList: build.infiniteQuery<Page<ContactMessageView>, MessageFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: '/contact-messages', params: listParams(queryArg, pageParam) }),
      transformResponse: toPage<ContactMessageView>,
      providesTags: ['ContactMessages'],
    }),
    answerMessage: build.mutation<ContactMessageView, Seen & { readonly answer: 'handle' | 'reopen' }>({
      query: ({ answer, ...seen }) => ({
        url: `/contact-messages/${seen.id}/${answer}`,
        method: 'POST',
        ...asSeen(seen),
      }),
      // also on an error, since another person may have been faster
      invalidatesTags: ['ContactMessages'],
    }),
    eraseMessage: build.mutation<void, Seen>({
      query: (seen) => ({ url: `/contact-messages/${seen.id}/erase`, method: 'POST', ...asSeen(seen) }),
      invalidatesTags: ['ContactMessages'],
    }),
    subscriptionsList: build.infiniteQuery<Page<SubscriptionView>, SubscriptionFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/newsletter-subscriptions',
        params: listParams(queryArg, pageParam),
      }),
      transformResponse: toPage<SubscriptionView>,
      providesTags: ['Subscriptions'],
    }),
    removeSubscription: build.mutation<SubscriptionView, Seen>({
      query: (seen) => ({ url: `/newsletter-subscriptions/${seen.id}`, method: 'DELETE', ...asSeen(seen) }),
      invalidatesTags: ['Subscriptions'],
    }),
    eraseSubscription: build.mutation<void, Seen>({
      query: (seen) => ({ url: `/newsletter-subscriptions/${seen.id}/erase`, method: 'POST', ...asSeen(seen) }),
      invalidatesTags: ['Subscriptions'],
    }),
    mailStatus: build.query<MailStatus, void>({ query: () => '/mail', providesTags: ['Mail'] }),
  }),
});

export const {
  useMessagesPageQuery,
  useMessagesListInfiniteQuery,
  useAnswerMessageMutation,
  useEraseMessageMutation,
  useSubscriptionsListInfiniteQuery,
  useRemoveSubscriptionMutation,
  useEraseSubscriptionMutation,
  useMailStatusQuery,
} = inboxApi;
