import { withParam } from '../../lib/params.js';
import { useAddress } from '../../lib/useAddress.js';
import { useTypedParam } from '../../lib/useTypedParam.js';
import { askedIn, filterOf, withoutFilters, wordsOf, type FilterParam } from './filters.js';

/** Which opportunities are asked for; it stands in the address, so that Back and a link lead to them. */
export function useFilters() {
  const [params, setParams] = useAddress();
  const asked = askedIn(params);
  const set = (name: FilterParam, value: string): void =>
    setParams((now) => withParam(now, name, value), { replace: true });
  const [search, setSearch] = useTypedParam(asked.q, (q) => set('q', q));
  return {
    asked,
    filter: filterOf(asked),
    words: wordsOf(asked),
    search,
    setSearch,
    set,
    clear: (): void => {
      setSearch('');
      setParams((now) => withoutFilters(now), { replace: true });
    },
  };
}

export type Filters = ReturnType<typeof useFilters>;
