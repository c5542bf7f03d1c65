import {
  isStaff,
  LIMITS,
  type AcceptInvitation,
  type ChangePassword,
  type ChangeProfile,
  type FamilyCode,
  type InvitationView,
  type Profile,
  type ResetPassword,
  type SessionUser,
  type SessionView,
  type SignInOptions,
  type SupervisorOption,
  type VerifierOption,
  type Role,
} from '@hourtrail/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { api, onSuccess, type Tag } from './api.js';
import { sessionBegan, sessionEnded } from './session.js';

/** Lists and reports show names too. */
const NAME_CHANGED: readonly Tag[] = [
  'Me',
  'Profile',
  'Hours',
  'Stats',
  'People',
  'Verifiers',
  'Families',
  'JoinRequests',
];

export const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null without a session. */
    me: build.query<SessionUser | null, void>({
      query: () => ({ url: '/auth/me', validateStatus: ({ ok, status }) => ok || status === 401 }),
      transformResponse: (user: SessionUser, meta) => (meta?.response?.status === 401 ? null : user),
      keepUnusedDataFor: Infinity,
      providesTags: ['Me'],
    }),
    signInOptions: build.query<SignInOptions, void>({ query: () => '/auth/options' }),
    logOut: build.mutation<null, void>({ query: () => ({ url: '/auth/logout', method: 'POST' }) }),

    openInvitation: build.query<InvitationView, string>({
      query: (token) => ({ url: '/auth/invitation', method: 'POST', body: { token } }),
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<SessionUser, AcceptInvitation>({
      query: ({ token, password }) => ({ url: '/auth/invitation/accept', method: 'POST', body: { token, password } }),
      onQueryStarted: startSessionAnew,
    }),
    changePassword: build.mutation<null, ChangePassword>({
      query: ({ currentPassword, newPassword }) => ({
        url: '/auth/change-password',
        method: 'POST',
        body: { currentPassword, newPassword },
      }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['Me', 'Sessions']),
    }),

    resetPassword: build.mutation<null, ResetPassword>({
      query: ({ token, password }) => ({ url: '/auth/reset-password', method: 'POST', body: { token, password } }),
    }),
    mailEmailLink: build.mutation<null, void>({
      query: () => ({ url: '/profile/email-confirmation', method: 'POST' }),
    }),

    sessions: build.query<readonly SessionView[], void>({
      query: () => '/auth/sessions',
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<null, number>({
      query: (id) => ({ url: `/auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['Sessions']),
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => ({ url: '/auth/sessions', method: 'DELETE' }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['Sessions']),
    }),

    profile: build.query<Profile, void>({ query: () => '/profile', providesTags: ['Profile'] }),
    changeProfile: build.mutation<SessionUser, ChangeProfile>({
      query: (body) => ({ url: '/profile', method: 'PATCH', body }),
      invalidatesTags: (_user, error) => onSuccess(error, NAME_CHANGED),
    }),
    makeFamilyCode: build.mutation<FamilyCode, void>({
      query: () => ({ url: '/profile/family-code', method: 'POST' }),
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(knowFamilyCode(answer.data.familyCode));
      },
    }),
    dropFamilyCode: build.mutation<null, void>({
      query: () => ({ url: '/profile/family-code', method: 'DELETE' }),
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(knowFamilyCode(null));
      },
    }),

    supervisors: build.query<readonly SupervisorOption[], void>({
      query: () => '/supervisors',
    }),

    verifiers: build.query<readonly VerifierOption[], void>({
      query: () => '/users/verifiers',
      providesTags: ['Verifiers'],
    }),
  }),
});

interface SessionStart {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly queryFulfilled: Promise<{ data: SessionUser }>;
}

async function startSession(_sent: unknown, { dispatch, queryFulfilled }: SessionStart): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) return;
  dispatch(sessionBegan());
  dispatch(knowUser(answer.data));
}

/** For links that may be opened while another person is signed in: clears that person's data first. */
async function startSessionAnew(sent: unknown, start: SessionStart): Promise<void> {
  const answer = await start.queryFulfilled.catch(() => undefined);
  if (!answer) return;
  start.dispatch(sessionEnded('signed-out'));
  await startSession(sent, start);
}

const knowFamilyCode = (code: string | null) =>
  identityApi.util.updateQueryData('profile', undefined, (profile) => ({
    ...profile,
    familyCode: code,
  }));

/** Caches the session user without a request; null means signed out. */
export const knowUser = (user: SessionUser | null): UnknownAction =>
  identityApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value: user }]);

export const {
  useMeQuery,
  useSignInOptionsQuery,
  useLogOutMutation,
  useOpenInvitationQuery,
  useAcceptInvitationMutation,
  useChangePasswordMutation,
  useResetPasswordMutation,
  useMailEmailLinkMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useProfileQuery,
  useChangeProfileMutation,
  useMakeFamilyCodeMutation,
  useDropFamilyCodeMutation,
  useSupervisorsQuery,
  useVerifiersQuery,
} = identityApi;

export function usePasswordMinLength(role: Role): number {
  const { data } = useSignInOptionsQuery();
  if (isStaff(role)) return data?.staffPasswordMinLength ?? LIMITS.staffPasswordMin;
  return data?.passwordMinLength ?? LIMITS.passwordMin;
}
