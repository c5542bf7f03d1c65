import type { DemoLogIn, LogIn, SessionUser, SignUp, VerifierOption } from '@hourtrail/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.js';
import { sessionBegan } from './session.js';

export const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in person; null without a session. */
    me: build.query<SessionUser | null, void>({
      query: () => ({ url: '/auth/me', validateStatus: ({ ok, status }) => ok || status === 401 }),
      transformResponse: (user: SessionUser, meta) => (meta?.response?.status === 401 ? null : user),
      keepUnusedDataFor: Infinity,
    }),
    logIn: build.mutation<SessionUser, LogIn>({
      query: ({ username, password }) => ({ url: '/auth/login', method: 'POST', body: { username, password } }),
      onQueryStarted: startSession,
    }),
    signUp: build.mutation<SessionUser, SignUp>({
      query: ({ username, email, password, firstName, lastName }) => ({
        url: '/auth/signup',
        method: 'POST',
        body: { username, email, password, firstName, lastName },
      }),
      onQueryStarted: startSession,
    }),
    logOut: build.mutation<null, void>({ query: () => ({ url: '/auth/logout', method: 'POST' }) }),
    demoLogIns: build.query<readonly DemoLogIn[], void>({ query: () => '/auth/demo-log-ins' }),
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

/** Puts the signed-in person, or nobody, into the cache without asking the server. */
export const knowUser = (user: SessionUser | null): UnknownAction =>
  identityApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value: user }]);

export const {
  useMeQuery,
  useLogInMutation,
  useSignUpMutation,
  useLogOutMutation,
  useDemoLogInsQuery,
  useVerifiersQuery,
} = identityApi;
