import { LIMITS } from '@hourtrail/contracts';
import { conflict } from '../../platform/kernel/domain-error.js';

/** What a person keeps stays a list that can be read at a glance. */
export function fewFiltersAreKept(count: number): void {
  if (count < LIMITS.savedFiltersMax) return;
  throw conflict('saved-filters.too-many', `You can save ${LIMITS.savedFiltersMax} filters. Delete one first.`);
}
