import { Gavel } from 'lucide-react';
import { useDecidersQuery } from '../../api/audit.js';
import { DeciderRows, DeciderRowsSkeleton } from '../../features/audit/DeciderRows.js';
import { PagedList } from '../../ui/PagedList.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import { decidersOf, type AuditPartProps } from './auditAddress.js';
import { daysInWords } from '../../lib/useSearchState.js';
import { FilterBar } from './FilterBar.js';

/** Figures of decisions per person; each links to its events. */
export function Decisions({ address }: AuditPartProps) {
  const { search, of, set, clear } = address;
  const { currentData, ...reading } = useDecidersQuery(decidersOf(search, of), { refetchOnMountOrArgChange: true });
  const words = daysInWords(search);
  const page = currentData && { rows: currentData, total: String(currentData.length), next: null };
  return (
    <PagedList
      label="Decisions by person"
      list={{
        ...reading,
        currentData: page && { pages: [page] },
        hasNextPage: false,
        isFetchingNextPage: false,
        fetchNextPage: () => undefined,
      }}
      head={<FilterBar address={address} chosen={0} />}
      skeleton={<DeciderRowsSkeleton />}
      empty={
        words ? (
          <NothingFound title={`Nobody decided anything ${words}`} onClear={clear} />
        ) : (
          <EmptyState icon={Gavel} title="Nobody has decided anything yet" />
        )
      }
      failed="The decisions could not be loaded"
    >
      {(rows, density) => (
        <DeciderRows
          rows={rows}
          density={density}
          onOpen={(id) => set({ tab: 'events', by: String(id), person: '', kind: 'hours' })}
        />
      )}
    </PagedList>
  );
}
