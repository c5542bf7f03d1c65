import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParam } from '../../lib/params.js';
import { useDebounced } from '../../lib/useDebounced.js';
import { filterIn, withoutFilters, type FilterParam } from './filters.js';

/** Which people are asked for; it stands in the address, so that a link leads to them. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(params.get('q') ?? '');
  const q = useDebounced(search.trim());
  const told = params.get('q') ?? '';

  useEffect(() => {
    if (q !== told) setParams((now) => withParam(now, 'q', q), { replace: true });
  }, [q, told, setParams]);

  return {
    filter: filterIn(params),
    search,
    setSearch,
    set: (name: FilterParam, value: string): void => setParams((now) => withParam(now, name, value), { replace: true }),
    clear: (): void => {
      setSearch('');
      setParams((now) => withoutFilters(now), { replace: true });
    },
  };
}

export type Filters = ReturnType<typeof useFilters>;
