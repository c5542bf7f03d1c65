import { t, ACCESS_KINDS, type Access } from '@hourtrail/contracts';
import { Eye } from 'lucide-react';
import { useAccessesInfiniteQuery } from '../../api/audit.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { ACCESS_WORDS, routeWords, refusedWords, WHOLE_SCHOOL } from '../../features/audit/accessWords.js';
import { recordIn, recordName } from '../../features/audit/recordKinds.js';
import { Listing } from '../../features/audit/Listing.js';
import { PersonFilter, useNamed } from '../../features/audit/PersonFilter.js';
import { formatInstant } from '../../lib/dates.js';
import { Chip } from '../../ui/Chip.js';
import type { Density } from '../../ui/density.js';
import { FilterSelect } from '../../ui/FilterFields.js';
import { PagedList } from '../../ui/PagedList.js';
import { ActorName } from '../../ui/RoleBadge.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
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
  const filters = [
    search.access && ACCESS_WORDS[search.access].label.toLowerCase(),
    person && t('auditAccess.filterRecordsOf', { name: person.name }),
    by && t('audit.filterBy', { name: by.name }),
    daysInWords(search),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <PagedList
      label={t('auditAccess.accessLog')}
      list={list}
      head={
        <FilterBar address={address} chosen={[search.person, search.by, search.access].filter(Boolean).length}>
          <PersonFilter
            label={t('auditAccess.whoseRecord')}
            all={t('auditAccess.anyonesRecord')}
            id={search.person}
            of={of}
            onPick={(id) => set({ person: id })}
          />
          <PersonFilter
            label={t('auditAccess.whoLooked')}
            all={t('audit.byAnyone')}
            id={search.by}
            of={of}
            onPick={(id) => set({ by: id })}
          />
          <FilterSelect
            label={t('audit.kind')}
            all={t('audit.allKinds')}
            value={search.access}
            choices={KINDS}
            onChange={(kind) => set({ access: kind })}
          />
        </FilterBar>
      }
      skeleton={<AccessRowsSkeleton />}
      empty={
        filters ? (
          <NothingFound title={t('auditAccess.noMatches', { filters })} onClear={clear} />
        ) : (
          <EmptyState icon={Eye} title={t('auditAccess.empty')}>
            {t('auditAccess.emptyHint')}
          </EmptyState>
        )
      }
      failed={t('auditAccess.notLoaded')}
    >
      {(rows, density) => <AccessRows rows={rows} density={density} onOpen={onRecord} />}
    </PagedList>
  );
}

const Kind = ({ kind }: Pick<Access, 'kind'>) => {
  const { label, look, icon } = ACCESS_WORDS[kind];
  return (
    <Chip look={look} icon={icon}>
      {label}
    </Chip>
  );
};

const requestWords = ({ route, refusal, kind, person }: Access): string =>
  kind === 'evidence' && person === null
    ? WHOLE_SCHOOL
    : refusal === null
      ? routeWords(route)
      : refusedWords(route, refusal);
const ofWhat = ({ record }: Access): string => (record === null ? '—' : recordName(record));

interface AccessRowsProps {
  readonly rows: readonly Access[];
  readonly density: Density;
  readonly onOpen: (record: string) => void;
}

function AccessRows({ rows, density, onOpen }: AccessRowsProps) {
  const { timeZone } = useSessionUser();
  const columns: readonly Column<Access>[] = [
    { key: 'actor', header: t('auditAccess.who'), width: 'person', cell: ({ actor }) => <ActorName person={actor} /> },
    { key: 'kind', header: t('auditAccess.what'), width: 'short', cell: ({ kind }) => <Kind kind={kind} /> },
    { key: 'person', header: t('auditAccess.whose'), width: 'person', cell: ({ person }) => person?.name ?? '—' },
    { key: 'record', header: t('auditRecords.record'), width: 'short', cell: ofWhat },
    { key: 'route', header: t('auditAccess.request'), width: 'name', cell: requestWords },
    { key: 'at', header: t('auditRecords.when'), width: 'short', cell: ({ at }) => formatInstant(at, timeZone) },
  ];
  return (
    <Listing
      label={t('auditAccess.accessLog')}
      {...{ rows, density, columns }}
      control={({ record }) => (record !== null && recordIn(record) ? t('auditRecords.trail') : null)}
      onOpen={({ record }) => record !== null && onOpen(record)}
      card={(access) => (
        <>
          <div className="line">
            <span className="name">
              <ActorName person={access.actor} />
            </span>
            <Kind kind={access.kind} />
          </div>
          {(access.person ?? access.record) && (
            <p className="quiet">
              {[access.person?.name, access.record && recordName(access.record)].filter(Boolean).join(', ')}
            </p>
          )}
          <p className="quiet">{requestWords(access)}</p>
          <p className="quiet">{formatInstant(access.at, timeZone)}</p>
        </>
      )}
    />
  );
}

const AccessRowsSkeleton = () => <RowsSkeleton label={t('auditAccess.loading')} rows={10} cardHeight={152} />;
