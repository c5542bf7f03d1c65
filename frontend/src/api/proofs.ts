import type { ConsistencyProof, InclusionProof } from '@hourtrail/contracts';
import { api } from './api.js';
import type { OfSchool } from './audit.js';
import { listParams } from './paging.js';

interface OfEvent extends OfSchool {
  readonly number: string;
}

interface OfSizes extends OfSchool {
  readonly from: string;
  readonly to?: string;
}

export const proofsApi = api.injectEndpoints({
  endpoints: (build) => ({
    inclusion: build.query<InclusionProof, OfEvent>({
      query: (asked) => ({ url: '/audit/proofs/inclusion', params: listParams(asked) }),
    }),
    consistency: build.query<ConsistencyProof, OfSizes>({
      query: (asked) => ({ url: '/audit/proofs/consistency', params: listParams(asked) }),
    }),
  }),
});

export const { useInclusionQuery, useLazyConsistencyQuery } = proofsApi;
