import type { AuditEvent } from '@hourtrail/contracts';
import { ScrollText } from 'lucide-react';
import { useAuditEventsInfiniteQuery } from '../../api/audit.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { KIND_LABELS, recordName } from '../../features/audit/recordKinds.js';
import { Listing } from '../../features/audit/Listing.js';
import { PersonFilter, useNamed } from '../../features/audit/PersonFilter.js';
import { formatCount } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import { hoursInColumn } from '../../lib/hours.js';
import type { Density } from '../../ui/density.js';
import { FilterSelect } from '../../ui/FilterFields.js';
import { PagedList } from '../../ui/PagedList.js';
import { ActorName } from '../../ui/RoleBadge.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
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

interface EventRowsProps {
  readonly rows: readonly AuditEvent[];
  readonly density: Density;
  /** Returns "Approved hours" for `hours.approved`. */
  readonly words: (type: string) => string;
  readonly onOpen: (record: string) => void;
}

const numberOf = ({ number }: AuditEvent): string => (number === null ? 'Not sealed yet' : formatCount(number));

function EventRows({ rows, density, words, onOpen }: EventRowsProps) {
  const { timeZone } = useSessionUser();
  const columns: readonly Column<AuditEvent>[] = [
    { key: 'what', header: 'What', width: 'person', cell: ({ type }) => words(type) },
    { key: 'actor', header: 'By', width: 'person', cell: ({ actor }) => <ActorName person={actor} /> },
    { key: 'person', header: 'About', width: 'person', cell: ({ person }) => person?.name ?? '—' },
    { key: 'hours', header: 'Hours', width: 'short', align: 'right', cell: ({ hours }) => hoursInColumn(hours) },
    { key: 'at', header: 'When', width: 'short', cell: ({ at }) => formatInstant(at, timeZone) },
    { key: 'number', header: 'Number', width: 'short', align: 'right', cell: numberOf },
  ];
  return (
    <Listing
      label="Events"
      {...{ rows, density, columns }}
      control={() => 'Trail'}
      onOpen={({ record }) => onOpen(record)}
      card={(event) => (
        <>
          <div className="line">
            <span className="name">{words(event.type)}</span>
            {event.hours && <strong>{hoursInColumn(event.hours)}</strong>}
          </div>
          <p className="quiet">
            <ActorName person={event.actor} />
          </p>
          {event.person && event.person.id !== event.actor.id && <p className="quiet">About {event.person.name}</p>}
          <p className="quiet">{formatInstant(event.at, timeZone)}</p>
          <p className="quiet">
            {recordName(event.record)},{' '}
            {event.number === null ? 'not sealed yet' : `event ${formatCount(event.number)}`}
          </p>
        </>
      )}
    />
  );
}

const EventRowsSkeleton = () => <RowsSkeleton label="Loading events" rows={10} cardHeight={176} />;
