import type { CalendarLink, CalendarLinkState } from '@hourtrail/contracts';
import { api, onSuccess } from './api.js';

export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    calendarLink: build.query<CalendarLinkState, void>({
      query: () => '/calendar/token',
      providesTags: ['CalendarLink'],
    }),
    // what is lost on its way back is made once more: a repetition would be answered without the address
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
