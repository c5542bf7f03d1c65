import type {
  ChangeUser,
  CreatedUser,
  CreateUser,
  ErasePerson,
  Invitation,
  OneTimePassword,
  Role,
  UserSort,
  UserStatus,
  UserView,
  Reason,
} from '@hourtrail/contracts';
import { api, onSuccess, type Tag } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';
import { requestEach, type EachResult } from './requestEach.js';

export interface PeopleFilter {
  readonly q?: string;
  readonly role?: readonly Role[];
  readonly status?: readonly UserStatus[];
  readonly gradeLevel?: readonly string[];
  readonly classId?: number;
  readonly organizationId?: number;
  readonly sort?: UserSort;
  readonly limit?: number;
}

export interface ChangeUsers extends Pick<ChangeUser, 'role' | 'isActive' | 'reason'> {
  readonly users: readonly Pick<UserView, 'id' | 'version'>[];
}

const LIST: Tag = { type: 'People', id: 'LIST' };
const AFTER_A_CHANGE: readonly Tag[] = [LIST, 'Verifiers', 'Stats', 'JoinRequests', 'Families', 'Classes'];
const AFTER_AN_ERASURE: readonly Tag[] = [
  ...([
    'People',
    'Verifiers',
    'Stats',
    'JoinRequests',
    'Families',
    'Classes',
    'Hours',
    'Notifications',
    'SavedFilters',
  ] as const),
  ...(['Opportunities', 'Signups', 'Attendance', 'Imports', 'ContactMessages', 'Subscriptions'] as const),
];
const afterChange = (error: unknown, id: number): readonly Tag[] =>
  onSuccess(error, [...AFTER_A_CHANGE, { type: 'People', id }]);

export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    peoplePage: build.query<Page<UserView>, PeopleFilter>({
      query: (filter) => ({ url: '/users', params: listParams(filter) }),
      transformResponse: toPage<UserView>,
      providesTags: [LIST],
    }),
    peopleList: build.infiniteQuery<Page<UserView>, PeopleFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: '/users', params: listParams(queryArg, pageParam) }),
      transformResponse: toPage<UserView>,
      providesTags: [LIST],
    }),
    person: build.query<UserView, number>({
      query: (id) => `/users/${id}`,
      providesTags: (_user, _error, id) => [{ type: 'People', id }],
    }),
    createUser: build.mutation<CreatedUser, CreateUser>({
      query: (body) => ({ url: '/users', method: 'POST', body }),
      invalidatesTags: (_user, error) => onSuccess(error, AFTER_A_CHANGE),
    }),
    changeUser: build.mutation<UserView, ChangeUser & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/users/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_user, error, { id }) => afterChange(error, id),
    }),
    changeUsers: build.mutation<readonly EachResult[], ChangeUsers>({
      queryFn: ({ users, ...change }, _store, _options, send) => {
        const versions = new Map(users.map(({ id, version }) => [id, version]));
        const changeOf = (id: number) => ({ ...change, version: versions.get(id) });
        return requestEach(
          [...versions.keys()],
          (id) => ({ url: `/users/${id}`, method: 'PATCH', body: changeOf(id) }),
          send,
        );
      },
      invalidatesTags: ['People', ...AFTER_A_CHANGE],
    }),
    answerNomination: build.mutation<UserView, Answer>({
      query: ({ id, answer, ...body }) => ({ url: `/users/${id}/${answer}`, method: 'POST', body }),
      invalidatesTags: (_user, error, { id }) => afterChange(error, id),
    }),
    confirmEmail: build.mutation<UserView, { readonly id: number; readonly reason?: string }>({
      query: ({ id, ...body }) => ({ url: `/users/${id}/confirm-email`, method: 'POST', body }),
      invalidatesTags: (_user, error, { id }) => afterChange(error, id),
    }),
    erasePerson: build.mutation<UserView, ErasePerson & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/users/${id}/erase`, method: 'POST', body }),
      // any of these may show the erased name
      invalidatesTags: (_user, error) => onSuccess(error, AFTER_AN_ERASURE),
    }),
    makeOneTimePassword: build.mutation<OneTimePassword, { readonly id: number; readonly reason?: string }>({
      query: ({ id, ...body }) => ({ url: `/users/${id}/one-time-password`, method: 'POST', body }),
      invalidatesTags: (_answer, error, { id }) => afterChange(error, id),
    }),
    resetSecondFactor: build.mutation<null, { readonly id: number; readonly reason?: string }>({
      query: ({ id, ...body }) => ({ url: `/users/${id}/reset-second-factor`, method: 'POST', body }),
      invalidatesTags: (_answer, error, { id }) => afterChange(error, id),
    }),
    invite: build.mutation<Invitation, { readonly id: number; readonly reason?: string }>({
      query: ({ id, ...body }) => ({ url: `/users/${id}/invitation`, method: 'POST', body }),
    }),
  }),
});

export const {
  usePeoplePageQuery,
  usePeopleListInfiniteQuery,
  usePersonQuery,
  useCreateUserMutation,
  useChangeUserMutation,
  useChangeUsersMutation,
  useErasePersonMutation,
  useAnswerNominationMutation,
  useConfirmEmailMutation,
  useMakeOneTimePasswordMutation,
  useInviteMutation,
  useResetSecondFactorMutation,
} = peopleApi;

export interface Answer extends Reason {
  readonly id: number;
  readonly answer: 'confirm' | 'refuse';
}
