import type {
  ApiKeyUse,
  ApiKeyView,
  CreateApiKey,
  CreateWebhook,
  NewApiKey,
  NewWebhook,
  WebhookDelivery,
  WebhookView,
} from '@hourtrail/contracts';
import { api, onSuccess } from './api.js';

interface OfWebhook {
  readonly webhookId: number;
  readonly id: number;
}

const connectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query<readonly ApiKeyView[], void>({ query: () => '/api-keys', providesTags: ['ApiKeys'] }),
    apiKeyUses: build.query<readonly ApiKeyUse[], number>({ query: (id) => `/api-keys/${id}/uses` }),
    createApiKey: build.mutation<NewApiKey, CreateApiKey>({
      query: (body) => ({ url: '/api-keys', method: 'POST', body }),
      invalidatesTags: (_key, error) => onSuccess(error, ['ApiKeys']),
    }),
    revokeApiKey: build.mutation<null, number>({
      query: (id) => ({ url: `/api-keys/${id}`, method: 'DELETE' }),
      invalidatesTags: ['ApiKeys'],
    }),
    webhooks: build.query<readonly WebhookView[], void>({ query: () => '/webhooks', providesTags: ['Webhooks'] }),
    deliveries: build.query<readonly WebhookDelivery[], number>({
      query: (id) => `/webhooks/${id}/deliveries`,
      providesTags: ['Webhooks'],
    }),
    addWebhook: build.mutation<NewWebhook, CreateWebhook>({
      query: (body) => ({ url: '/webhooks', method: 'POST', body }),
      invalidatesTags: (_webhook, error) => onSuccess(error, ['Webhooks']),
    }),
    removeWebhook: build.mutation<null, number>({
      query: (id) => ({ url: `/webhooks/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Webhooks'],
    }),
    rotateSecret: build.mutation<NewWebhook, number>({
      query: (id) => ({ url: `/webhooks/${id}/rotate-secret`, method: 'POST' }),
      invalidatesTags: ['Webhooks'],
    }),
    switchWebhookOn: build.mutation<null, number>({
      query: (id) => ({ url: `/webhooks/${id}/switch-on`, method: 'POST' }),
      invalidatesTags: ['Webhooks'],
    }),
    resendDelivery: build.mutation<null, OfWebhook>({
      query: ({ webhookId, id }) => ({ url: `/webhooks/${webhookId}/deliveries/${id}/resend`, method: 'POST' }),
      invalidatesTags: ['Webhooks'],
    }),
  }),
});

export const {
  useApiKeysQuery,
  useApiKeyUsesQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
  useWebhooksQuery,
  useDeliveriesQuery,
  useAddWebhookMutation,
  useRemoveWebhookMutation,
  useRotateSecretMutation,
  useSwitchWebhookOnMutation,
  useResendDeliveryMutation,
} = connectionsApi;
