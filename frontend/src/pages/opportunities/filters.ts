import { t, AUDIENCES, type Audience, type OpportunityWindow } from '@hourtrail/contracts';
import type { OpportunityFilter } from '../../api/opportunities.js';
import { AUDIENCE_LABELS } from '../../features/opportunities/opportunityWords.js';
import { idIn, oneIn, textIn, useListFilters } from '../../lib/useSearchState.js';

export const DATES = [
  ['all', t('opportunities.allDates')],
  ['upcoming', t('opportunities.upcoming')],
  ['week', t('opportunities.thisWeek')],
  ['month', t('opportunities.thisMonth')],
] as const satisfies readonly (readonly [OpportunityWindow, string])[];
export type Dates = (typeof DATES)[number][0];
export const USUAL_DATES: Dates = 'upcoming';

export const ACTIVITY = [
  ['true', t('common.active')],
  ['false', t('common.inactive')],
] as const;

const NARROWING = ['q', 'when', 'audience', 'active', 'coordinator', 'school'] as const;

export interface OpportunitySearch {
  readonly q: string;
  readonly when: Dates;
  readonly audience?: Audience;
  readonly active?: boolean;
  readonly coordinator?: 'me';
  readonly organizationId?: number;
}

/** Drops invalid values. */
export function opportunitySearchIn(params: URLSearchParams): OpportunitySearch {
  const audience = oneIn(params, 'audience', AUDIENCES);
  const active = oneIn(params, 'active', ['true', 'false']);
  const coordinator = oneIn(params, 'coordinator', ['me'] as const);
  const organizationId = idIn(params, 'school');
  return {
    q: textIn(params, 'q'),
    when: DATES.find(([key]) => key === params.get('when'))?.[0] ?? USUAL_DATES,
    ...(audience && { audience }),
    ...(active && { active: active === 'true' }),
    ...(coordinator && { coordinator }),
    ...(organizationId && { organizationId }),
  };
}

/** Past and future together start with the latest; otherwise the next opportunity comes first. */
export const filterOf = ({ q, ...filters }: OpportunitySearch): OpportunityFilter => ({
  ...filters,
  ...(q && { q }),
  sort: filters.when === 'all' ? '-date' : 'date',
});

/** Such as "“tutor”, This Week"; empty without filters. */
export function wordsOf({ q, when, audience, active, coordinator, organizationId }: OpportunitySearch): string {
  const dates = when === 'week' || when === 'month' ? DATES.find(([key]) => key === when)?.[1] : undefined;
  return [
    ...(q ? [`“${q}”`] : []),
    ...(dates ? [dates] : []),
    ...(audience ? [AUDIENCE_LABELS[audience]] : []),
    ...(active === undefined ? [] : [active ? t('common.active') : t('common.inactive')]),
    ...(coordinator ? [t('opportunities.coordinatedByYou')] : []),
    ...(organizationId === undefined ? [] : [t('opportunities.oneSchool')]),
  ].join(', ');
}

export function useFilters() {
  const filters = useListFilters(opportunitySearchIn, NARROWING);
  return { ...filters, filter: filterOf(filters.state), words: wordsOf(filters.state) };
}

export type Filters = ReturnType<typeof useFilters>;
