import { SampleQuery, SAMPLE_MAX } from '@hourtrail/contracts';
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
  ({ seed, entries, from, to }) => ({
    ...(!seed.trim() && { seed: 'Give a seed.' }),
    ...(!entries.trim() && { entries: `Entries must be a whole number from 1 to ${SAMPLE_MAX}.` }),
    ...(problemOfDays({ from, to }) && { to: 'To is before From.' }),
  }),
);
