import { t, type AuditEvent } from '@hourtrail/contracts';
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
import { ActorName } from '../../ui/RoleBadge.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import { eventsOf, type AuditPartProps } from './auditAddress.js';
import { AuditList } from './AuditList.js';
import { daysInWords } from '../../lib/useSearchState.js';
import { eventWords } from './eventWords.js';

const KINDS = Object.entries(KIND_LABELS);

export function Events({ address, onRecord }: AuditPartProps) {
  const { search, of, set, clear } = address;
  const filter = eventsOf(search, of);
  const list = useAuditEventsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const [person, by] = [useNamed(search.person, of), useNamed(search.by, of)];
  const filters = [
    search.kind && KIND_LABELS[search.kind]?.toLowerCase(),
    person && t('auditRecords.filterAbout', { name: person.name }),
    by && t('audit.filterBy', { name: by.name }),
    daysInWords(search),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <AuditList
      label={t('audit.events')}
      list={list}
      address={address}
      kind="audit-events"
      filter={filter}
      words={filters}
      chosen={[search.person, search.by, search.kind].filter(Boolean).length}
      fields={
        <>
          <PersonFilter
            label={t('auditRecords.about')}
            all={t('auditRecords.aboutAnyone')}
            id={search.person}
            of={of}
            onPick={(id) => set({ person: id })}
          />
          <PersonFilter
            label={t('auditRecords.doneBy')}
            all={t('audit.byAnyone')}
            id={search.by}
            of={of}
            onPick={(id) => set({ by: id })}
          />
          <FilterSelect
            label={t('audit.kind')}
            all={t('audit.allKinds')}
            value={search.kind}
            choices={KINDS}
            onChange={(kind) => set({ kind })}
          />
        </>
      }
      skeleton={<EventRowsSkeleton />}
      empty={
        filters ? (
          <NothingFound title={t('auditRecords.noMatches', { filters })} onClear={clear} />
        ) : (
          <EmptyState icon={ScrollText} title={t('auditRecords.noEvents')} />
        )
      }
      failed={t('auditRecords.eventsNotLoaded')}
    >
      {(rows, density) => <EventRows rows={rows} density={density} words={eventWords} onOpen={onRecord} />}
    </AuditList>
  );
}

interface EventRowsProps {
  readonly rows: readonly AuditEvent[];
  readonly density: Density;
  /** Returns "Approved hours" for `hours.approved`. */
  readonly words: (type: string) => string;
  readonly onOpen: (record: string) => void;
}

const numberOf = ({ number }: AuditEvent): string =>
  number === null ? t('auditRecords.notSealedYet') : formatCount(number);

function EventRows({ rows, density, words, onOpen }: EventRowsProps) {
  const { timeZone } = useSessionUser();
  const columns: readonly Column<AuditEvent>[] = [
    { key: 'what', header: t('audit.event'), width: 'person', cell: ({ type }) => words(type) },
    { key: 'actor', header: t('auditRecords.by'), width: 'person', cell: ({ actor }) => <ActorName person={actor} /> },
    { key: 'person', header: t('auditRecords.about'), width: 'person', cell: ({ person }) => person?.name ?? '—' },
    {
      key: 'hours',
      header: t('auditRecords.hours'),
      width: 'short',
      align: 'right',
      cell: ({ hours }) => hoursInColumn(hours),
    },
    { key: 'at', header: t('auditRecords.when'), width: 'short', cell: ({ at }) => formatInstant(at, timeZone) },
    { key: 'number', header: t('auditRecords.number'), width: 'short', align: 'right', cell: numberOf },
  ];
  return (
    <Listing
      label={t('audit.events')}
      {...{ rows, density, columns }}
      control={() => t('auditRecords.trail')}
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
          {event.person && event.person.id !== event.actor.id && (
            <p className="quiet">{t('auditRecords.aboutPerson', { name: event.person.name })}</p>
          )}
          <p className="quiet">{formatInstant(event.at, timeZone)}</p>
          <p className="quiet">
            {event.number === null
              ? t('auditRecords.recordNotSealedYet', { record: recordName(event.record) })
              : t('auditRecords.recordAndNumber', { record: recordName(event.record), number: event.number })}
          </p>
        </>
      )}
    />
  );
}

const EventRowsSkeleton = () => <RowsSkeleton label={t('auditRecords.loadingEvents')} rows={10} cardHeight={176} />;
