import { t, GRADE_LEVELS, ROLE_LABELS, ROLES, USER_SORTS, USER_STATUSES } from '@hourtrail/contracts';
import type { PeopleFilter } from '../../api/people.js';
import { USER_STATUS_LABELS } from '../../features/people/UserStatusChip.js';
import { idIn, oneIn, severalIn, textIn, useListFilters } from '../../lib/useSearchState.js';

const NARROWING = ['q', 'role', 'status', 'grade', 'class', 'school'] as const;

/** Drops invalid values. */
export function filterIn(params: URLSearchParams): PeopleFilter {
  const role = severalIn(params, 'role', ROLES);
  const status = severalIn(params, 'status', USER_STATUSES);
  const gradeLevel = severalIn(params, 'grade', GRADE_LEVELS);
  const classId = idIn(params, 'class');
  const organizationId = idIn(params, 'school');
  const q = textIn(params, 'q');
  return {
    sort: oneIn(params, 'sort', USER_SORTS) ?? 'name',
    ...(q && { q }),
    ...(role.length > 0 && { role }),
    ...(status.length > 0 && { status }),
    ...(gradeLevel.length > 0 && { gradeLevel }),
    ...(classId && { classId }),
    ...(organizationId && { organizationId }),
  };
}

/** Such as "“maya”, Student, Grade 9"; empty without filters. */
export function filterWords({ q, role = [], status = [], gradeLevel = [] }: PeopleFilter, ofClass?: string): string {
  return [
    ...(q ? [`“${q}”`] : []),
    ...role.map((one) => t(ROLE_LABELS[one])),
    ...status.map((one) => USER_STATUS_LABELS[one]),
    ...gradeLevel.map((grade) => t('people.gradeNumber', { grade })),
    ...(ofClass ? [ofClass] : []),
  ].join(', ');
}

export function useFilters() {
  const { state: filter, ...filters } = useListFilters<PeopleFilter, (typeof NARROWING)[number] | 'sort'>(
    filterIn,
    NARROWING,
  );
  return { ...filters, filter };
}

export type Filters = ReturnType<typeof useFilters>;
