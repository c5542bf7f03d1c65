import type { CheckpointMail } from '@hourtrail/contracts';
import { api, onSuccess } from './api.js';

export const checkpointMailApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkpointMail: build.query<CheckpointMail, void>({
      query: () => '/profile/checkpoint-mail',
      providesTags: ['CheckpointMail'],
    }),
    startCheckpointMail: build.mutation<CheckpointMail, void>({
      query: () => ({ url: '/profile/checkpoint-mail', method: 'POST' }),
      invalidatesTags: (_mail, error) => onSuccess(error, ['CheckpointMail']),
    }),
    endCheckpointMail: build.mutation<null, void>({
      query: () => ({ url: '/profile/checkpoint-mail', method: 'DELETE' }),
      invalidatesTags: (_answer, error) => onSuccess(error, ['CheckpointMail']),
    }),
  }),
});

export const { useCheckpointMailQuery, useStartCheckpointMailMutation, useEndCheckpointMailMutation } =
  checkpointMailApi;
