import { SampleQuery } from '@hourtrail/contracts';
import { problemOfDays } from '../../lib/useSearchState.js';
import { wireResolver } from '../../lib/wireResolver.js';

export interface SampleForm {
  readonly seed: string;
  readonly entries: string;
  readonly from: string;
  readonly to: string;
}

export const FIRST_ENTRIES = '25';

export const sampleResolver = wireResolver<SampleQuery, SampleForm>(
  SampleQuery,
  (form) => form,
  ({ seed, from, to }) => ({
    ...(!seed.trim() && { seed: 'Give a seed.' }),
    ...(problemOfDays({ from, to }) && { to: 'To is before From.' }),
  }),
);
