import type {
  Admit,
  AskToJoin,
  FamilyLinkSort,
  FamilyLinkStatus,
  FamilyLinkView,
  JoinRequestSort,
  JoinRequestStatus,
  JoinRequestView,
  LinkFamily,
  Reason,
} from '@hourtrail/contracts';
import { api, onSuccess, type Tag } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';
import type { Answer } from './people.js';
import { requestEach, type EachResult } from './requestEach.js';

export interface FamilyFilter {
  readonly status?: readonly FamilyLinkStatus[];
  readonly parentId?: number;
  readonly studentId?: number;
  readonly organizationId?: number;
  readonly sort?: FamilyLinkSort;
  readonly limit?: number;
}

export interface JoinFilter {
  readonly status?: readonly JoinRequestStatus[];
  readonly organizationId?: number;
  readonly sort?: JoinRequestSort;
  readonly limit?: number;
}

const FAMILY_CHANGED: readonly Tag[] = ['Families', 'Hours', 'Stats'];
const JOIN_CHANGED: readonly Tag[] = ['JoinRequests', 'People', 'Profile'];

export const familiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    familyLinks: build.infiniteQuery<Page<FamilyLinkView>, FamilyFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: '/family-links', params: listParams(queryArg, pageParam) }),
      transformResponse: toPage<FamilyLinkView>,
      providesTags: ['Families'],
    }),
    linkFamily: build.mutation<FamilyLinkView, LinkFamily>({
      query: (body) => ({ url: '/family-links', method: 'POST', body }),
      invalidatesTags: (_link, error) => onSuccess(error, FAMILY_CHANGED),
    }),
    answerFamilyLink: build.mutation<FamilyLinkView, Answer>({
      query: ({ id, answer, ...body }) => ({ url: `/family-links/${id}/${answer}`, method: 'POST', body }),
      invalidatesTags: (_link, error) => onSuccess(error, FAMILY_CHANGED),
    }),
    confirmFamilies: build.mutation<readonly EachResult[], Reason & { readonly ids: readonly number[] }>({
      queryFn: ({ ids, ...body }, _store, _options, send) =>
        requestEach(ids, (id) => ({ url: `/family-links/${id}/confirm`, method: 'POST', body }), send),
      invalidatesTags: [...FAMILY_CHANGED],
    }),
    unlinkFamily: build.mutation<null, Reason & { readonly id: number }>({
      query: ({ id, ...why }) => ({ url: `/family-links/${id}`, method: 'DELETE', params: listParams(why) }),
      invalidatesTags: (_answer, error) => onSuccess(error, FAMILY_CHANGED),
    }),
    joinRequests: build.infiniteQuery<Page<JoinRequestView>, JoinFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: '/join-requests', params: listParams(queryArg, pageParam) }),
      transformResponse: toPage<JoinRequestView>,
      providesTags: ['JoinRequests'],
    }),
    askToJoin: build.mutation<JoinRequestView, AskToJoin>({
      query: (body) => ({ url: '/join-requests', method: 'POST', body }),
      invalidatesTags: (_request, error) => onSuccess(error, JOIN_CHANGED),
    }),
    withdrawJoinRequest: build.mutation<null, number>({
      query: (id) => ({ url: `/join-requests/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => onSuccess(error, JOIN_CHANGED),
    }),
    admit: build.mutation<JoinRequestView, Admit & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/join-requests/${id}/admit`, method: 'POST', body }),
      invalidatesTags: (_request, error) => onSuccess(error, JOIN_CHANGED),
    }),
    admitEach: build.mutation<readonly EachResult[], Admit & { readonly ids: readonly number[] }>({
      queryFn: ({ ids, ...body }, _store, _options, send) =>
        requestEach(ids, (id) => ({ url: `/join-requests/${id}/admit`, method: 'POST', body }), send),
      invalidatesTags: [...JOIN_CHANGED],
    }),
    refuseJoinRequest: build.mutation<JoinRequestView, Reason & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/join-requests/${id}/refuse`, method: 'POST', body }),
      invalidatesTags: (_request, error) => onSuccess(error, JOIN_CHANGED),
    }),
  }),
});

export const refreshFamilies = () => familiesApi.util.invalidateTags([...FAMILY_CHANGED]);

export const {
  useFamilyLinksInfiniteQuery,
  useLinkFamilyMutation,
  useAnswerFamilyLinkMutation,
  useUnlinkFamilyMutation,
  useJoinRequestsInfiniteQuery,
  useAskToJoinMutation,
  useWithdrawJoinRequestMutation,
  useAdmitMutation,
  useAdmitEachMutation,
  useConfirmFamiliesMutation,
  useRefuseJoinRequestMutation,
} = familiesApi;
