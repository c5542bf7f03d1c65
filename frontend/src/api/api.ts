import { createApi, type TagDescription } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.js';

const TAGS = [
  'Me',
  'Hours',
  'Stats',
  'Verifiers',
  'Profile',
  'Sessions',
  'People',
  'Families',
  'JoinRequests',
  'Schools',
  'Settings',
  'Notifications',
  'SavedFilters',
  'Opportunities',
  'Signups',
  'Attendance',
  'CalendarLink',
  'CheckpointMail',
  'Imports',
  'ContactMessages',
  'Subscriptions',
  'Mail',
] as const;
export type Tag = TagDescription<(typeof TAGS)[number]>;

/** The one cache of server data. Endpoints are injected by one file per backend module. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

/** The tags that a mutation invalidates: none when it failed. */
export const onSuccess = (error: unknown, tags: readonly Tag[]): readonly Tag[] => (error ? [] : tags);
