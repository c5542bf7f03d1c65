import type { Decider } from '@hourtrail/contracts';
import { Gavel } from 'lucide-react';
import { useDecidersQuery } from '../../api/audit.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { Listing } from '../../features/audit/Listing.js';
import { formatCount } from '../../lib/counts.js';
import { formatDay } from '../../lib/dates.js';
import { hoursInColumn } from '../../lib/hours.js';
import type { Density } from '../../ui/density.js';
import { PagedList } from '../../ui/PagedList.js';
import { ActorName } from '../../ui/RoleBadge.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
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

const count = (key: string, header: string, of: (row: Decider) => number): Column<Decider> => ({
  key,
  header,
  width: 'short',
  align: 'right',
  cell: (row) => formatCount(of(row)),
});

const FIGURES: readonly Column<Decider>[] = [
  count('verified', 'Verified', ({ verified }) => verified),
  count('approved', 'Approved', ({ approved }) => approved),
  count('alone', 'Of these alone', ({ alone }) => alone),
  count('rejected', 'Rejected', ({ rejected }) => rejected),
  {
    key: 'hours',
    header: 'Approved hours',
    width: 'short',
    align: 'right',
    cell: ({ approvedHours }) => hoursInColumn(approvedHours),
  },
];

/** "58 approved, 21 of them alone, 4 rejected": leaves out zeros. */
const decidedWords = ({ approved, alone, verified, rejected }: Decider): string =>
  [
    verified > 0 && `${formatCount(verified)} verified`,
    approved > 0 && `${formatCount(approved)} approved`,
    alone > 0 && `${formatCount(alone)} of them alone`,
    rejected > 0 && `${formatCount(rejected)} rejected`,
  ]
    .filter(Boolean)
    .join(', ');

interface DeciderRowsProps {
  readonly rows: readonly Decider[];
  readonly density: Density;
  readonly onOpen: (id: number) => void;
}

function DeciderRows({ rows, density, onOpen }: DeciderRowsProps) {
  const { timeZone } = useSessionUser();
  const between = ({ firstAt, lastAt }: Decider): string => {
    const [first, last] = [formatDay(firstAt, timeZone), formatDay(lastAt, timeZone)];
    return first === last ? first : `${first} to ${last}`;
  };
  const columns: readonly Column<Decider>[] = [
    { key: 'person', header: 'Person', width: 'name', cell: ({ person }) => <ActorName person={person} /> },
    ...FIGURES,
    { key: 'between', header: 'Between', width: 'person', cell: between },
  ];
  return (
    <Listing
      label="Decisions by person"
      {...{ rows, density, columns }}
      control={({ person }) => (person.id === null ? null : 'Events')}
      onOpen={({ person }) => person.id !== null && onOpen(person.id)}
      card={(decider) => (
        <>
          <div className="line">
            <span className="name">
              <ActorName person={decider.person} />
            </span>
            {decider.approved > 0 && <strong>{hoursInColumn(decider.approvedHours)}</strong>}
          </div>
          <p className="quiet">{decidedWords(decider)}</p>
          <p className="quiet">{between(decider)}</p>
        </>
      )}
    />
  );
}

const DeciderRowsSkeleton = () => <RowsSkeleton label="Loading decisions" rows={6} cardHeight={152} />;
