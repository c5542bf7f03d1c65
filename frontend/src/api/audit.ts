import type {
  Access,
  AccessKind,
  Anomaly,
  AnomalyRule,
  AuditEvent,
  AuditPerson,
  AuditStep,
  CheckpointRow,
  Decider,
  Integrity,
  LogKey,
  Role,
  Sample,
  CheckpointMail,
  ConsistencyProof,
  InclusionProof,
} from '@hourtrail/contracts';
import { api, onSuccess } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';

/** The school whose log is read; the reader's own by default. */
export interface OfSchool {
  readonly organizationId?: string;
}

interface InTime extends OfSchool {
  readonly from?: string;
  readonly to?: string;
}

export interface EventsFilter extends InTime {
  readonly person?: string;
  readonly by?: string;
  readonly kind?: string;
}

export interface AccessesFilter extends InTime {
  readonly person?: string;
  readonly by?: string;
  readonly kind?: AccessKind;
}

export interface AnomaliesFilter extends InTime {
  readonly rule?: AnomalyRule;
}

export interface SampleQuestion extends InTime {
  readonly seed: string;
  readonly entries: string;
  readonly size?: string;
}

export interface PeopleSearch extends OfSchool {
  readonly q?: string;
  readonly id?: string;
  readonly role?: Role;
}

const PAGE_ROWS = '50';
const CHECKPOINT_ROWS = '10';

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    integrity: build.query<Integrity, OfSchool>({
      query: (query) => ({ url: '/audit/integrity', params: listParams(query) }),
    }),
    /** Starts a check of every event. `integrity` shows when it is done. */
    checkUp: build.mutation<Integrity, OfSchool>({
      query: (query) => ({ url: '/audit/checkups', method: 'POST', params: listParams(query) }),
    }),
    /** The signed text, of the newest checkpoint by default. `sealed` is only a cache key for the newest one. */
    checkpoint: build.query<string, OfSchool & { readonly size?: string; readonly sealed?: number }>({
      query: ({ sealed: _sealed, ...query }) => ({ url: '/audit/checkpoint', params: listParams(query) }),
    }),
    checkpoints: build.infiniteQuery<Page<CheckpointRow>, OfSchool, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/audit/checkpoints',
        params: listParams({ ...queryArg, limit: CHECKPOINT_ROWS }, pageParam),
      }),
      transformResponse: toPage<CheckpointRow>,
    }),
    logKeys: build.query<readonly LogKey[], void>({ query: () => '/audit/keys' }),
    auditEvents: build.infiniteQuery<Page<AuditEvent>, EventsFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/audit/events',
        params: listParams({ ...queryArg, limit: PAGE_ROWS }, pageParam),
      }),
      transformResponse: toPage<AuditEvent>,
    }),
    /** Every event of one record, such as `hours/12`. */
    auditRecord: build.query<readonly AuditStep[], OfSchool & { readonly record: string }>({
      query: ({ record, ...query }) => ({ url: `/audit/records/${record}`, params: listParams(query) }),
    }),
    accesses: build.infiniteQuery<Page<Access>, AccessesFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/audit/accesses',
        params: listParams({ ...queryArg, limit: PAGE_ROWS }, pageParam),
      }),
      transformResponse: toPage<Access>,
    }),
    deciders: build.query<readonly Decider[], InTime>({
      query: (query) => ({ url: '/audit/deciders', params: listParams(query) }),
    }),
    anomalies: build.infiniteQuery<Page<Anomaly>, AnomaliesFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/audit/anomalies',
        params: listParams({ ...queryArg, limit: PAGE_ROWS }, pageParam),
      }),
      transformResponse: toPage<Anomaly>,
    }),
    sample: build.query<Sample, SampleQuestion>({
      query: (query) => ({ url: '/audit/sample', params: listParams(query) }),
    }),
    /** The sample as a signed text. */
    workpaper: build.query<string, SampleQuestion>({
      query: (query) => ({ url: '/audit/sample/workpaper', params: listParams(query) }),
    }),
    auditPeople: build.query<readonly AuditPerson[], PeopleSearch>({
      query: (query) => ({ url: '/audit/people', params: listParams(query) }),
    }),
  }),
});

export const {
  useIntegrityQuery,
  useCheckUpMutation,
  useCheckpointQuery,
  useLazyCheckpointQuery,
  useCheckpointsInfiniteQuery,
  useLogKeysQuery,
  useLazyLogKeysQuery,
  useAuditEventsInfiniteQuery,
  useAuditRecordQuery,
  useAccessesInfiniteQuery,
  useDecidersQuery,
  useAnomaliesInfiniteQuery,
  useSampleQuery,
  useLazyWorkpaperQuery,
  useAuditPeopleQuery,
} = auditApi;

export const checkpointMailApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkpointMail: build.query<CheckpointMail, void>({
      query: () => '/profile/checkpoint-mail',
      providesTags: ['CheckpointMail'],
    }),
    startCheckpointMail: build.mutation<CheckpointMail, void>({
      query: () => ({ url: '/profile/checkpoint-mail', method: 'POST' }),
      invalidatesTags: (_mail, error) => onSuccess(error, ['CheckpointMail']),
    }),
    endCheckpointMail: build.mutation<null, void>({
      query: () => ({ url: '/profile/checkpoint-mail', method: 'DELETE' }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['CheckpointMail']),
    }),
  }),
});

export const { useCheckpointMailQuery, useStartCheckpointMailMutation, useEndCheckpointMailMutation } =
  checkpointMailApi;

interface OfEvent extends OfSchool {
  readonly number: string;
}

interface OfSizes extends OfSchool {
  readonly from: string;
  readonly to?: string;
}

export const proofsApi = api.injectEndpoints({
  endpoints: (build) => ({
    inclusion: build.query<InclusionProof, OfEvent>({
      query: (query) => ({ url: '/audit/proofs/inclusion', params: listParams(query) }),
    }),
    consistency: build.query<ConsistencyProof, OfSizes>({
      query: (query) => ({ url: '/audit/proofs/consistency', params: listParams(query) }),
    }),
  }),
});

export const { useInclusionQuery, useLazyConsistencyQuery } = proofsApi;
