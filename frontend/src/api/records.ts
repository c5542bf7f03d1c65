import type { IssuedRecord, RecordPart, RecordRow, RecordView } from '@hourtrail/contracts';
import { api, onSuccess } from './api.js';

const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For whoever was given the code. */
    record: build.query<RecordView, string>({
      query: (code) => `/records/${encodeURIComponent(code)}`,
    }),
    recordsOf: build.query<readonly RecordRow[], number>({
      query: (userId) => `/users/${userId}/records`,
      // what was taken back of them follows the entries
      providesTags: ['Records', { type: 'Hours', id: 'LIST' }],
    }),
    issueRecord: build.mutation<IssuedRecord, { readonly userId: number; readonly show: readonly RecordPart[] }>({
      query: ({ userId, show }) => ({ url: `/users/${userId}/records`, method: 'POST', body: { show } }),
      invalidatesTags: (_record, error) => onSuccess(error, ['Records']),
    }),
    revokeRecord: build.mutation<null, string>({
      query: (code) => ({ url: `/records/${code}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['Records']),
    }),
    countersignRecord: build.mutation<null, string>({
      query: (code) => ({ url: `/records/${code}/countersign`, method: 'POST' }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['Records']),
    }),
  }),
});

export const {
  useRecordQuery,
  useRecordsOfQuery,
  useIssueRecordMutation,
  useRevokeRecordMutation,
  useCountersignRecordMutation,
} = recordsApi;

export const recordFile = (code: string, extension: 'json' | 'pdf'): string => `/api/records/${code}.${extension}`;
