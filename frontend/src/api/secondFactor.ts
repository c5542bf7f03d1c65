import type {
  AddAuthenticator,
  AddPasskey,
  AuthenticatorSetup,
  ConfirmPassword,
  PasskeySetup,
  RecoveryCodes,
  SecondFactors,
  WithoutSecondFactor,
} from '@hourtrail/contracts';
import { api, onSuccess, type Tag } from './api.js';

const OWN = '/profile/second-factor';
/** Every change ends the other sessions. */
const CHANGED: readonly Tag[] = ['SecondFactors', 'Sessions', 'Me'];

export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    secondFactors: build.query<SecondFactors, void>({ query: () => OWN, providesTags: ['SecondFactors'] }),
    withoutSecondFactor: build.query<WithoutSecondFactor, number>({
      query: (organizationId) => `/organizations/${organizationId}/without-second-factor`,
    }),
    setUpPasskey: build.mutation<PasskeySetup, ConfirmPassword>({
      query: (body) => ({ url: `${OWN}/passkey-setup`, method: 'POST', body }),
    }),
    addPasskey: build.mutation<RecoveryCodes, AddPasskey>({
      query: (body) => ({ url: `${OWN}/passkeys`, method: 'POST', body }),
      invalidatesTags: (_codes, error) => onSuccess(error, CHANGED),
    }),
    setUpAuthenticator: build.mutation<AuthenticatorSetup, ConfirmPassword>({
      query: (body) => ({ url: `${OWN}/authenticator-setup`, method: 'POST', body }),
    }),
    addAuthenticator: build.mutation<RecoveryCodes, AddAuthenticator>({
      query: (body) => ({ url: `${OWN}/authenticator`, method: 'POST', body }),
      invalidatesTags: (_codes, error) => onSuccess(error, CHANGED),
    }),
    replaceRecoveryCodes: build.mutation<RecoveryCodes, ConfirmPassword>({
      query: (body) => ({ url: `${OWN}/recovery-codes`, method: 'POST', body }),
      invalidatesTags: (_codes, error) => onSuccess(error, CHANGED),
    }),
    removeSecondFactor: build.mutation<null, ConfirmPassword & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `${OWN}/${id}/remove`, method: 'POST', body }),
      invalidatesTags: (_answer, error) => onSuccess(error, CHANGED),
    }),
  }),
});

export const {
  useSecondFactorsQuery,
  useWithoutSecondFactorQuery,
  useSetUpPasskeyMutation,
  useAddPasskeyMutation,
  useSetUpAuthenticatorMutation,
  useAddAuthenticatorMutation,
  useReplaceRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
} = secondFactorApi;
