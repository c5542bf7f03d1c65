import { useCallback } from 'react';
import { withParam } from '../../../lib/params.js';
import { useAddress } from '../../../lib/useAddress.js';
import { problemOfDays } from '../../approvals/filters.js';
import { useTypedParam } from '../../../lib/useTypedParam.js';
import { chosenOf, hoursAskedIn, hoursFilterOf, withoutHoursFilter, wordsOf, type HoursParam } from './hoursFilter.js';

/** Which of a school's hours are asked for; it stands in the address, so that Back and a link lead to them. */
export function useHoursFilter() {
  const [params, setParams] = useAddress();
  const asked = hoursAskedIn(params);
  const set = useCallback(
    (name: HoursParam, value: string): void => setParams((now) => withParam(now, name, value), { replace: true }),
    [setParams],
  );
  const [search, setSearch] = useTypedParam(
    asked.q,
    useCallback((q) => set('q', q), [set]),
  );
  const words = wordsOf(asked);
  return {
    ...asked,
    filter: hoursFilterOf(asked),
    words,
    isNarrowed: words !== '',
    chosen: chosenOf(asked),
    problem: problemOfDays(asked),
    search,
    setSearch,
    set,
    clear: (): void => {
      setSearch('');
      setParams((now) => withoutHoursFilter(now), { replace: true });
    },
  };
}

export type HoursOfSchoolFilter = ReturnType<typeof useHoursFilter>;
