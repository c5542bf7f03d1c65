import type {
  Audience,
  CancelOpportunity,
  ChangeOpportunity,
  JoinOpportunity,
  OpportunitySort,
  OpportunityView,
  OpportunityWindow,
  PublishOpportunity,
  SignupSort,
  SignupView,
  SignupWindow,
  CalendarLink,
  CalendarLinkState,
} from '@hourtrail/contracts';
import { api, onSuccess, type Tag } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';

export interface OpportunityFilter {
  /** Searches title, organization and description. */
  readonly q?: string;
  readonly when?: OpportunityWindow;
  readonly audience?: Audience;
  readonly active?: boolean;
  readonly createdBy?: 'me';
  readonly coordinator?: 'me';
  readonly coordinatorId?: number;
  readonly seriesId?: number;
  readonly organizationId?: number;
  readonly sort?: OpportunitySort;
  readonly limit?: number;
}

export interface SignupFilter {
  readonly opportunityId?: number;
  readonly userId?: number;
  readonly status?: 'signed-up' | 'waitlisted';
  readonly when?: SignupWindow;
  readonly organizationId?: number;
  readonly sort?: SignupSort;
  readonly limit?: number;
}

/** Whether the reader can log hours for it. */
export const wasAttended = ({ state, mySignup }: OpportunityView): boolean =>
  state === 'past' && mySignup?.status === 'signed-up';

export type OpportunityChange = ChangeOpportunity & { readonly id: number };
export type OpportunityCancelling = CancelOpportunity & { readonly id: number; readonly version: number };

const LIST: Tag = { type: 'Opportunities', id: 'LIST' };
const AFTER_A_CHANGE: readonly Tag[] = [LIST, 'Signups', 'Stats'];
const afterChange = (error: unknown, id: number): readonly Tag[] =>
  onSuccess(error, [...AFTER_A_CHANGE, { type: 'Opportunities', id }]);

/** Also on an error: it may be full, or the person may already be signed up. */
const afterASignup = (id: number): readonly Tag[] => [...AFTER_A_CHANGE, { type: 'Opportunities', id }];

export const opportunitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesPage: build.query<Page<OpportunityView>, OpportunityFilter>({
      query: (filter) => ({ url: '/volunteer-opportunities', params: listParams(filter) }),
      transformResponse: toPage<OpportunityView>,
      providesTags: [LIST],
    }),
    opportunitiesList: build.infiniteQuery<Page<OpportunityView>, OpportunityFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/volunteer-opportunities',
        params: listParams(queryArg, pageParam),
      }),
      transformResponse: toPage<OpportunityView>,
      providesTags: [LIST],
    }),
    opportunity: build.query<OpportunityView, number>({
      query: (id) => `/volunteer-opportunities/${id}`,
      providesTags: (_opportunity, _error, id) => [{ type: 'Opportunities', id }],
    }),
    publishOpportunity: build.mutation<OpportunityView, PublishOpportunity>({
      query: (body) => ({ url: '/volunteer-opportunities', method: 'POST', body }),
      invalidatesTags: (_opportunity, error) => onSuccess(error, AFTER_A_CHANGE),
    }),
    changeOpportunity: build.mutation<OpportunityView, OpportunityChange>({
      query: ({ id, ...body }) => ({ url: `/volunteer-opportunities/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_opportunity, error, { id }) => afterChange(error, id),
    }),
    cancelOpportunity: build.mutation<OpportunityView, OpportunityCancelling>({
      query: ({ id, version, ...body }) => ({
        url: `/volunteer-opportunities/${id}/cancel`,
        method: 'POST',
        headers: { 'If-Match': `"${version}"` },
        body,
      }),
      invalidatesTags: (_opportunity, error, { id }) => afterChange(error, id),
    }),
    signupsPage: build.query<Page<SignupView>, SignupFilter>({
      query: (filter) => ({ url: '/opportunity-signups', params: listParams({ include: 'waitlisted', ...filter }) }),
      transformResponse: toPage<SignupView>,
      providesTags: ['Signups'],
    }),
    signupsList: build.infiniteQuery<Page<SignupView>, SignupFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/opportunity-signups',
        params: listParams({ include: 'waitlisted', ...queryArg }, pageParam),
      }),
      transformResponse: toPage<SignupView>,
      providesTags: ['Signups'],
    }),
    // a repeat of either changes nothing
    joinOpportunity: build.mutation<SignupView, JoinOpportunity>({
      query: (body) => ({ url: '/opportunity-signups', method: 'POST', body }),
      extraOptions: { unkeyed: true },
      invalidatesTags: (_signup, _error, { opportunityId }) => afterASignup(opportunityId),
    }),
    leaveOpportunity: build.mutation<null, number>({
      query: (opportunityId) => ({ url: `/opportunity-signups/${opportunityId}`, method: 'DELETE' }),
      extraOptions: { unkeyed: true },
      invalidatesTags: (_answer, _error, opportunityId) => afterASignup(opportunityId),
    }),
  }),
});

export const refreshOpportunities = () => opportunitiesApi.util.invalidateTags(['Opportunities', 'Signups']);

export const refreshOpportunity = (id: number) => opportunitiesApi.util.invalidateTags([...afterASignup(id)]);

export const {
  useOpportunitiesPageQuery,
  useOpportunitiesListInfiniteQuery,
  useOpportunityQuery,
  usePublishOpportunityMutation,
  useChangeOpportunityMutation,
  useCancelOpportunityMutation,
  useSignupsPageQuery,
  useSignupsListInfiniteQuery,
  useJoinOpportunityMutation,
  useLeaveOpportunityMutation,
} = opportunitiesApi;

export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    calendarLink: build.query<CalendarLinkState, void>({
      query: () => '/calendar/token',
      providesTags: ['CalendarLink'],
    }),
    // no key: the response to a repeat would leave out the secret URL
    makeCalendarLink: build.mutation<CalendarLink, void>({
      query: () => ({ url: '/calendar/token', method: 'POST' }),
      extraOptions: { unkeyed: true },
      invalidatesTags: (_link, error) => onSuccess(error, ['CalendarLink']),
    }),
    revokeCalendarLink: build.mutation<null, void>({
      query: () => ({ url: '/calendar/token', method: 'DELETE' }),
      extraOptions: { unkeyed: true },
      invalidatesTags: (_answer, error) => onSuccess(error, ['CalendarLink']),
    }),
  }),
});

export const { useCalendarLinkQuery, useMakeCalendarLinkMutation, useRevokeCalendarLinkMutation } = calendarApi;
