import { problemOfDays, withParam } from '../../../lib/params.js';
import { useAddress } from '../../../lib/useAddress.js';
import { useTypedParam } from '../../../lib/useTypedParam.js';
import { chosenOf, hoursAskedIn, hoursFilterOf, withoutHoursFilter, wordsOf, type HoursParam } from './hoursFilter.js';

/** Which of a school's hours are asked for; it stands in the address, so that Back and a link lead to them. */
export function useHoursFilter() {
  const [params, setParams] = useAddress();
  const asked = hoursAskedIn(params);
  const set = (name: HoursParam, value: string): void =>
    setParams((now) => withParam(now, name, value), { replace: true });
  const [search, setSearch] = useTypedParam(asked.q, (q) => set('q', q));
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
