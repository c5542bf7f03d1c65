import { LIMITS } from '@hourtrail/contracts';
import { conflict } from '../../platform/kernel/domain-error.js';

export function fewFiltersAreKept(count: number): void {
  if (count < LIMITS.savedFiltersMax) return;
  throw conflict('saved-filters.too-many', `You can save ${LIMITS.savedFiltersMax} filters. Delete one first.`);
}
