import { AUDIENCES, LIMITS, type Audience, type OpportunityWindow } from '@hourtrail/contracts';
import type { OpportunityFilter } from '../../api/opportunities.js';
import { AUDIENCE_LABELS } from '../../features/opportunities/opportunityWords.js';

/** The dates to choose from, as they are called; what is to come unless somebody chooses. */
export const DATES = [
  ['all', 'All Dates'],
  ['upcoming', 'Upcoming'],
  ['week', 'This Week'],
  ['month', 'This Month'],
] as const satisfies readonly (readonly [OpportunityWindow, string])[];
export type Dates = (typeof DATES)[number][0];
export const USUAL_DATES: Dates = 'upcoming';

export const ACTIVITY = [
  ['true', 'Active'],
  ['false', 'Inactive'],
] as const;

const PARAMS = ['q', 'when', 'audience', 'active', 'coordinator', 'school'] as const;
export type FilterParam = (typeof PARAMS)[number];

export interface Asked {
  readonly q: string;
  readonly when: Dates;
  readonly audience?: Audience;
  readonly active?: boolean;
  /** Only what one coordinates oneself. */
  readonly coordinator?: 'me';
  readonly organizationId?: number;
}

/** What an address asks for; what it asks that there is not, is left out. */
export function askedIn(params: URLSearchParams): Asked {
  const audience = AUDIENCES.find((one) => one === params.get('audience'));
  const active = params.get('active');
  const school = params.get('school') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, LIMITS.nameMax),
    when: DATES.find(([key]) => key === params.get('when'))?.[0] ?? USUAL_DATES,
    ...(audience && { audience }),
    ...((active === 'true' || active === 'false') && { active: active === 'true' }),
    ...(params.get('coordinator') === 'me' && { coordinator: 'me' as const }),
    ...(/^[1-9]\d{0,9}$/.test(school) && { organizationId: Number(school) }),
  };
}

/** All dates begin with the latest; else what is next comes first. */
export const filterOf = ({ q, ...asked }: Asked): OpportunityFilter => ({
  ...asked,
  ...(q && { q }),
  sort: asked.when === 'all' ? '-date' : 'date',
});

/** What narrows the list, in words such as "“tutor”, This Week"; empty where nothing does. */
export function wordsOf({ q, when, audience, active, coordinator, organizationId }: Asked): string {
  const dates = when === 'week' || when === 'month' ? DATES.find(([key]) => key === when)?.[1] : undefined;
  return [
    ...(q ? [`“${q}”`] : []),
    ...(dates ? [dates] : []),
    ...(audience ? [AUDIENCE_LABELS[audience]] : []),
    ...(active === undefined ? [] : [active ? 'Active' : 'Inactive']),
    ...(coordinator ? ['coordinated by you'] : []),
    ...(organizationId === undefined ? [] : ['one school']),
  ].join(', ');
}

export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  PARAMS.forEach((name) => next.delete(name));
  return next;
}
