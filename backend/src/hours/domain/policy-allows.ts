import type { HoursAction, HoursStatus } from '@hourtrail/contracts';
import { conflict, DomainError } from '../../platform/kernel/domain-error.js';
import type { Circumstances } from './volunteer-hours.state.js';

/** In strict schools, removes `approve` from the actions that an error offers before verification. */
export function asThePolicyAllows<T>({ approvalPolicy }: Circumstances, decide: () => T): T {
  try {
    return decide();
  } catch (error) {
    if (approvalPolicy !== 'strict' || !(error instanceof DomainError) || !tellsWhatIsPossible(error.details)) {
      throw error;
    }
    const { current, allowed } = error.details;
    if (current === 'verified') throw error;
    const details = { ...error.details, allowed: allowed.filter((action) => action !== 'approve') };
    throw conflict(error.code, error.message, details);
  }
}

interface Possible {
  readonly current: HoursStatus | 'deleted';
  readonly allowed: readonly (HoursAction | 'restore')[];
}

const tellsWhatIsPossible = (details: object): details is Possible => 'current' in details && 'allowed' in details;
