import { ScrollText } from 'lucide-react';
import { useAuditEventsInfiniteQuery } from '../../api/audit.js';
import { EventRows, EventRowsSkeleton } from '../../features/audit/EventRows.js';
import { KIND_LABELS } from '../../features/audit/kinds.js';
import { PersonFilter, useNamed } from '../../features/audit/PersonFilter.js';
import { FilterSelect } from '../../ui/FilterSelect.js';
import { PagedList } from '../../ui/PagedList.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import { eventsOf, type AuditPartProps } from './auditAddress.js';
import { daysInWords } from '../../lib/useSearchState.js';
import { eventWords } from './eventWords.js';
import { FilterBar } from './FilterBar.js';

const KINDS = Object.entries(KIND_LABELS);

export function Events({ address, onRecord }: AuditPartProps) {
  const { search, of, set, clear } = address;
  const list = useAuditEventsInfiniteQuery(eventsOf(search, of), { refetchOnMountOrArgChange: true });
  const [person, by] = [useNamed(search.person, of), useNamed(search.by, of)];
  const words = [
    search.kind && KIND_LABELS[search.kind]?.toLowerCase(),
    person && `about ${person.name}`,
    by && `by ${by.name}`,
    daysInWords(search),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <PagedList
      label="Events"
      list={list}
      head={
        <FilterBar address={address} chosen={[search.person, search.by, search.kind].filter(Boolean).length}>
          <PersonFilter
            label="About"
            all="About anybody"
            id={search.person}
            of={of}
            onPick={(id) => set({ person: id })}
          />
          <PersonFilter label="Done by" all="By anybody" id={search.by} of={of} onPick={(id) => set({ by: id })} />
          <FilterSelect
            label="Kind"
            all="All kinds"
            value={search.kind}
            choices={KINDS}
            onChange={(kind) => set({ kind })}
          />
        </FilterBar>
      }
      skeleton={<EventRowsSkeleton />}
      empty={
        words ? (
          <NothingFound title={`No events: ${words}`} onClear={clear} />
        ) : (
          <EmptyState icon={ScrollText} title="Nothing has happened yet" />
        )
      }
      failed="The events could not be loaded"
    >
      {(rows, density) => <EventRows rows={rows} density={density} words={eventWords} onOpen={onRecord} />}
    </PagedList>
  );
}
