import { t, ACCESS_KINDS, requestWords, type Access } from '@hourtrail/contracts';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Eye } from 'lucide-react';
import { useAccessesInfiniteQuery } from '../../api/audit.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { ACCESS_WORDS } from '../../features/audit/accessWords.js';
import { recordIn, recordName } from '../../features/audit/recordKinds.js';
import { Listing } from '../../features/audit/Listing.js';
import { PersonFilter, useNamed } from '../../features/audit/PersonFilter.js';
import { formatInstant, formatTimeOfDay } from '../../lib/dates.js';
import { Chip } from '../../ui/Chip.js';
import type { Density } from '../../ui/density.js';
import { FilterSelect } from '../../ui/FilterFields.js';
import { ActorName } from '../../ui/RoleBadge.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import { accessesOf, type AuditPartProps } from './auditAddress.js';
import { AuditList } from './AuditList.js';
import { daysInWords } from '../../lib/useSearchState.js';

const KINDS = ACCESS_KINDS.map((kind) => [kind, ACCESS_WORDS[kind].label] as const);

/** Views of a named student's record, downloads, and denied requests. */
export function Accesses({ address, onRecord }: AuditPartProps) {
  const { search, of, set, clear } = address;
  const filter = accessesOf(search, of);
  const list = useAccessesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
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
    <AuditList
      label={t('auditAccess.accessLog')}
      list={list}
      address={address}
      kind="audit-accesses"
      filter={filter}
      words={filters}
      chosen={[search.person, search.by, search.access].filter(Boolean).length}
      fields={
        <>
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
        </>
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
    </AuditList>
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

const recordsIn = ({ seen }: Access): readonly string[] => [...new Set(seen.flatMap(({ record }) => record ?? []))];

const Lines = ({ of }: { readonly of: readonly string[] }) => of.map((line) => <div key={line}>{line}</div>);

const RecordLink = styled(Link)({
  display: 'block',
  justifySelf: 'start',
  padding: '2px 0',
  textAlign: 'start',
  '@media (pointer: coarse)': { padding: '12px 0' },
}) as typeof Link;

interface RecordLinksProps {
  readonly records: readonly string[];
  readonly onOpen: (record: string) => void;
}

const RecordLinks = ({ records, onOpen }: RecordLinksProps) =>
  records.map((record) =>
    recordIn(record) ? (
      <RecordLink key={record} component="button" type="button" onClick={() => onOpen(record)}>
        {recordName(record)}
      </RecordLink>
    ) : (
      <div key={record}>{recordName(record)}</div>
    ),
  );

/** "November 20, 2026, 3:00 PM", and "to 3:04 PM" below: a look may take a while. */
function whenSeen({ since, at }: Access, timeZone: string): readonly string[] {
  const [from, to] = [formatInstant(since, timeZone), formatInstant(at, timeZone)];
  return from === to ? [to] : [from, t('auditAccess.until', { time: formatTimeOfDay(at, timeZone) })];
}

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
    {
      key: 'record',
      header: t('auditRecords.record'),
      width: 'short',
      cell: (access) => <RecordLinks records={recordsIn(access)} onOpen={onOpen} />,
    },
    {
      key: 'route',
      header: t('auditAccess.request'),
      width: 'name',
      cell: (access) => <Lines of={requestWords(access)} />,
    },
    {
      key: 'at',
      header: t('auditRecords.when'),
      width: 'short',
      cell: (access) => <Lines of={whenSeen(access, timeZone)} />,
    },
  ];
  return (
    <Listing
      label={t('auditAccess.accessLog')}
      {...{ rows, density, columns }}
      rowOpens={false}
      control={() => null}
      onOpen={() => undefined}
      card={(access) => (
        <>
          <div className="line">
            <span className="name">
              <ActorName person={access.actor} />
            </span>
            <Kind kind={access.kind} />
          </div>
          {access.person && <p className="quiet">{access.person.name}</p>}
          <RecordLinks records={recordsIn(access)} onOpen={onOpen} />
          <div className="quiet">
            <Lines of={requestWords(access)} />
          </div>
          <div className="quiet">
            <Lines of={whenSeen(access, timeZone)} />
          </div>
        </>
      )}
    />
  );
}

const AccessRowsSkeleton = () => <RowsSkeleton label={t('auditAccess.loading')} rows={10} cardHeight={152} />;
