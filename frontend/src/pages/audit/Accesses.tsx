import { ACCESS_KINDS } from '@hourtrail/contracts';
import { Eye } from 'lucide-react';
import { useAccessesInfiniteQuery } from '../../api/audit.js';
import { AccessRows, AccessRowsSkeleton } from '../../features/audit/AccessRows.js';
import { ACCESS_WORDS } from '../../features/audit/accessWords.js';
import { PersonFilter, useNamed } from '../../features/audit/PersonFilter.js';
import { FilterSelect } from '../../ui/FilterSelect.js';
import { PagedList } from '../../ui/PagedList.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import { accessesOf, type AuditPartProps } from './auditAddress.js';
import { daysInWords } from '../../lib/useSearchState.js';
import { FilterBar } from './FilterBar.js';

const KINDS = ACCESS_KINDS.map((kind) => [kind, ACCESS_WORDS[kind].label] as const);

/** Views of a named student's record, downloads, and denied requests. */
export function Accesses({ address, onRecord }: AuditPartProps) {
  const { search, of, set, clear } = address;
  const list = useAccessesInfiniteQuery(accessesOf(search, of), { refetchOnMountOrArgChange: true });
  const [person, by] = [useNamed(search.person, of), useNamed(search.by, of)];
  const words = [
    search.access && ACCESS_WORDS[search.access].label.toLowerCase(),
    person && `records of ${person.name}`,
    by && `by ${by.name}`,
    daysInWords(search),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <PagedList
      label="Access log"
      list={list}
      head={
        <FilterBar address={address} chosen={[search.person, search.by, search.access].filter(Boolean).length}>
          <PersonFilter
            label="Whose record"
            all="Anybody’s record"
            id={search.person}
            of={of}
            onPick={(id) => set({ person: id })}
          />
          <PersonFilter label="Who looked" all="By anybody" id={search.by} of={of} onPick={(id) => set({ by: id })} />
          <FilterSelect
            label="Kind"
            all="All kinds"
            value={search.access}
            choices={KINDS}
            onChange={(kind) => set({ access: kind })}
          />
        </FilterBar>
      }
      skeleton={<AccessRowsSkeleton />}
      empty={
        words ? (
          <NothingFound title={`Nothing in the access log: ${words}`} onClear={clear} />
        ) : (
          <EmptyState icon={Eye} title="Nobody has looked at a record yet">
            It is kept here when staff open the record of a named student, when records are exported, and when a change
            is refused.
          </EmptyState>
        )
      }
      failed="The access log could not be loaded"
    >
      {(rows, density) => <AccessRows rows={rows} density={density} onOpen={onRecord} />}
    </PagedList>
  );
}
