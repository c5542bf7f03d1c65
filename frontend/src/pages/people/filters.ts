import { GRADE_LEVELS, ROLE_LABELS, ROLES, USER_SORTS, USER_STANDINGS } from '@hourtrail/contracts';
import type { PeopleFilter } from '../../api/people.js';
import { STANDING_LABELS } from '../../features/people/standing.js';

const CHOSEN = ['role', 'status', 'grade', 'school'] as const;
export type FilterParam = (typeof CHOSEN)[number] | 'q' | 'sort';

const among = <Choice extends string>(choices: readonly Choice[], text: string | null): readonly Choice[] =>
  choices.filter((choice) => text?.split(',').includes(choice));

const idIn = (text: string | null): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;

/** The filter that an address asks for; what it asks that there is not, is left out. */
export function filterIn(params: URLSearchParams): PeopleFilter {
  const role = among(ROLES, params.get('role'));
  const status = among(USER_STANDINGS, params.get('status'));
  const gradeLevel = among(GRADE_LEVELS, params.get('grade'));
  const organizationId = idIn(params.get('school'));
  const q = params.get('q')?.trim();
  return {
    sort: USER_SORTS.find((sort) => sort === params.get('sort')) ?? 'name',
    ...(q && { q }),
    ...(role.length > 0 && { role }),
    ...(status.length > 0 && { status }),
    ...(gradeLevel.length > 0 && { gradeLevel }),
    ...(organizationId && { organizationId }),
  };
}

/** A filter in words, such as "“maya”, Student, Grade 9"; empty where everybody is let through. */
export function filterWords({ q, role = [], status = [], gradeLevel = [] }: PeopleFilter, school?: string): string {
  return [
    ...(q ? [`“${q}”`] : []),
    ...role.map((one) => ROLE_LABELS[one]),
    ...status.map((one) => STANDING_LABELS[one]),
    ...gradeLevel.map((grade) => `Grade ${grade}`),
    ...(school ? [school] : []),
  ].join(', ');
}

/** The address without what was chosen; the search box empties itself. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  CHOSEN.forEach((name) => next.delete(name));
  return next;
}
