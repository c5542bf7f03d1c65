import type { AskForAccount, ConfirmationAnswer, ConfirmationAnswered, ConfirmationView } from '@hourtrail/contracts';
import { api } from './api.js';

/** For supervisors without an account: the token is the only key. */
const confirmationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmation: build.query<ConfirmationView, string>({
      query: (token) => `/confirmations/${encodeURIComponent(token)}`,
    }),
    answerConfirmation: build.mutation<
      ConfirmationAnswered,
      { readonly token: string; readonly answers: readonly ConfirmationAnswer[] }
    >({
      query: ({ token, ...body }) => ({ url: `/confirmations/${encodeURIComponent(token)}`, method: 'POST', body }),
    }),
    askForAccount: build.mutation<void, { readonly token: string } & AskForAccount>({
      query: ({ token, ...body }) => ({
        url: `/confirmations/${encodeURIComponent(token)}/account`,
        method: 'POST',
        body,
      }),
    }),
  }),
});

export const { useConfirmationQuery, useAnswerConfirmationMutation, useAskForAccountMutation } = confirmationsApi;
