import type { AttendanceAnswer, AttendanceRow, CheckInCode, HoursView, TakeAttendance } from '@hourtrail/contracts';
import { api, onSuccess, type Tag } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';

export type AttendanceTaking = TakeAttendance & { readonly id: number };

interface OpeningCheckIn {
  readonly id: number;
  readonly renew?: boolean;
  readonly reason?: string;
}

interface CheckingIn {
  readonly id: number;
  readonly code: string;
}

const PAGE_ROWS = 100;
const AFTER: readonly Tag[] = ['Attendance', 'Stats', { type: 'Hours', id: 'LIST' }];
const addressOf = (id: number, what: string): string => `/volunteer-opportunities/${id}/${what}`;

export const attendanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    attendance: build.infiniteQuery<Page<AttendanceRow>, number, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: addressOf(queryArg, 'attendance'),
        params: listParams({ limit: PAGE_ROWS }, pageParam),
      }),
      transformResponse: toPage<AttendanceRow>,
      providesTags: ['Attendance'],
    }),
    takeAttendance: build.mutation<AttendanceAnswer, AttendanceTaking>({
      query: ({ id, ...body }) => ({ url: addressOf(id, 'attendance'), method: 'POST', body }),
      invalidatesTags: (_answer, error) => onSuccess(error, AFTER),
    }),
    // the server returns the open check-in where there is one, so a repeat is safe
    openCheckIn: build.mutation<CheckInCode, OpeningCheckIn>({
      query: ({ id, ...body }) => ({ url: addressOf(id, 'attendance-code'), method: 'POST', body }),
      extraOptions: { unkeyed: true },
    }),
    checkIn: build.mutation<HoursView, CheckingIn>({
      query: ({ id, ...body }) => ({ url: addressOf(id, 'check-in'), method: 'POST', body }),
      extraOptions: { unkeyed: true },
      invalidatesTags: (_entry, error) => onSuccess(error, AFTER),
    }),
  }),
});

export const { useAttendanceInfiniteQuery, useTakeAttendanceMutation, useOpenCheckInMutation, useCheckInMutation } =
  attendanceApi;
