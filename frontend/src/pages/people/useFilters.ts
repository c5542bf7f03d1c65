import { withParam } from '../../lib/params.js';
import { useAddress } from '../../lib/useAddress.js';
import { useTypedParam } from '../../lib/useTypedParam.js';
import { filterIn, withoutFilters, type FilterParam } from './filters.js';

/** Which people are asked for; it stands in the address, so that a link leads to them. */
export function useFilters() {
  const [params, setParams] = useAddress();
  const set = (name: FilterParam, value: string): void =>
    setParams((now) => withParam(now, name, value), { replace: true });
  const [search, setSearch] = useTypedParam(params.get('q') ?? '', (q) => set('q', q));
  return {
    filter: filterIn(params),
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
