import type {
  Access,
  DecideRecordRequest,
  ErasureCertificate,
  HoldView,
  OpenRecordRequest,
  PlaceHold,
  RecordRequestView,
  RetentionPreview,
  RetentionView,
  SetRetention,
  StatementView,
} from '@hourtrail/contracts';
import { api, onSuccess } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';

type OfRequest<Body> = Body & { readonly id: number };

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    retention: build.query<RetentionView, void>({ query: () => '/retention', providesTags: ['Retention'] }),
    setRetention: build.mutation<RetentionView, SetRetention>({
      query: (body) => ({ url: '/retention', method: 'PUT', body }),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(privacyApi.util.updateQueryData('retention', undefined, () => data));
      },
      invalidatesTags: ['Retention'],
    }),
    previewRetention: build.mutation<readonly RetentionPreview[], Pick<SetRetention, 'years'>>({
      query: (body) => ({ url: '/retention/preview', method: 'POST', body }),
    }),
    placeHold: build.mutation<HoldView, PlaceHold>({
      query: (body) => ({ url: '/retention/holds', method: 'POST', body }),
      invalidatesTags: (_hold, error) => onSuccess(error, ['Retention']),
    }),
    liftHold: build.mutation<null, { readonly id: number; readonly reason?: string }>({
      query: ({ id, reason }) => ({ url: `/retention/holds/${id}`, method: 'DELETE', params: { reason } }),
      invalidatesTags: ['Retention'],
    }),
    recordRequests: build.query<readonly RecordRequestView[], void>({
      query: () => '/record-requests',
      providesTags: ['RecordRequests'],
    }),
    openRecordRequest: build.mutation<RecordRequestView, OpenRecordRequest>({
      query: (body) => ({ url: '/record-requests', method: 'POST', body }),
      invalidatesTags: ['RecordRequests'],
    }),
    decideRecordRequest: build.mutation<RecordRequestView, OfRequest<DecideRecordRequest>>({
      query: ({ id, ...body }) => ({ url: `/record-requests/${id}/decide`, method: 'POST', body }),
      invalidatesTags: ['RecordRequests', 'People', 'Notifications'],
    }),
    withdrawRecordRequest: build.mutation<RecordRequestView, number>({
      query: (id) => ({ url: `/record-requests/${id}/withdraw`, method: 'POST' }),
      invalidatesTags: ['RecordRequests'],
    }),
    attachStatement: build.mutation<RecordRequestView, OfRequest<{ readonly text: string }>>({
      query: ({ id, text }) => ({ url: `/record-requests/${id}/statement`, method: 'POST', body: { text } }),
      invalidatesTags: ['RecordRequests'],
    }),
    erasureCertificate: build.query<ErasureCertificate, number>({
      query: (id) => `/record-requests/${id}/certificate`,
    }),
    accessesOfPerson: build.infiniteQuery<Page<Access>, number, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/users/${queryArg}/accesses`,
        params: listParams({ limit: '50' }, pageParam),
      }),
      transformResponse: toPage<Access>,
    }),
    statementsOfEntry: build.query<readonly StatementView[], number>({
      query: (id) => `/volunteer-hours/${id}/statements`,
      providesTags: ['RecordRequests'],
    }),
  }),
});

export const {
  useRetentionQuery,
  useSetRetentionMutation,
  usePreviewRetentionMutation,
  usePlaceHoldMutation,
  useLiftHoldMutation,
  useRecordRequestsQuery,
  useOpenRecordRequestMutation,
  useDecideRecordRequestMutation,
  useWithdrawRecordRequestMutation,
  useAttachStatementMutation,
  useErasureCertificateQuery,
  useAccessesOfPersonInfiniteQuery,
  useStatementsOfEntryQuery,
} = privacyApi;
