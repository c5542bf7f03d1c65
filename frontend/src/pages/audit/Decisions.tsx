import { t, ROLE_LABELS, type Decider } from '@hourtrail/contracts';
import { Gavel } from 'lucide-react';
import { useDecidersQuery } from '../../api/audit.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { Listing } from '../../features/audit/Listing.js';
import { formatCount } from '../../lib/counts.js';
import { formatDay } from '../../lib/dates.js';
import { hoursInColumn } from '../../lib/hours.js';
import type { Density } from '../../ui/density.js';
import { ActorName } from '../../ui/RoleBadge.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import { decidersOf, type AuditPartProps } from './auditAddress.js';
import { AuditList } from './AuditList.js';
import { daysInWords } from '../../lib/useSearchState.js';

/** Figures of decisions per person; each links to its events. */
export function Decisions({ address }: AuditPartProps) {
  const { search, of, set, clear } = address;
  const filter = decidersOf(search, of);
  const { currentData, ...reading } = useDecidersQuery(filter, { refetchOnMountOrArgChange: true });
  const days = daysInWords(search);
  const page = currentData && { rows: currentData, total: String(currentData.length), next: null };
  return (
    <AuditList
      label={t('auditReview.decisionsByPerson')}
      list={{
        ...reading,
        currentData: page && { pages: [page] },
        hasNextPage: false,
        isFetchingNextPage: false,
        fetchNextPage: () => undefined,
      }}
      address={address}
      kind="audit-decisions"
      filter={filter}
      words={days}
      chosen={0}
      skeleton={<DeciderRowsSkeleton />}
      empty={
        days ? (
          <NothingFound title={t('auditReview.noDecisionsMatch', { days })} onClear={clear} />
        ) : (
          <EmptyState icon={Gavel} title={t('auditReview.noDecisions')} />
        )
      }
      failed={t('auditReview.decisionsNotLoaded')}
    >
      {(rows, density) => (
        <DeciderRows
          rows={rows}
          density={density}
          onOpen={(id) => set({ tab: 'events', by: String(id), person: '', kind: 'hours' })}
        />
      )}
    </AuditList>
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
  count('verified', t('common.verified'), ({ verified }) => verified),
  count('approved', t('common.approved'), ({ approved }) => approved),
  count('alone', t('auditReview.approvedAlone'), ({ alone }) => alone),
  count('rejected', t('common.rejected'), ({ rejected }) => rejected),
  {
    key: 'hours',
    header: t('auditReview.approvedHours'),
    width: 'short',
    align: 'right',
    cell: ({ approvedHours }) => hoursInColumn(approvedHours),
  },
];

/** "58 approved, 21 of them alone, 4 rejected": leaves out zeros. */
const decidedWords = ({ approved, alone, verified, rejected }: Decider): string =>
  [
    verified > 0 && t('auditReview.verifiedCount', { count: verified }),
    approved > 0 &&
      (alone > 0
        ? t('auditReview.approvedAloneCount', { count: approved, alone })
        : t('auditReview.approvedCount', { count: approved })),
    rejected > 0 && t('auditReview.rejectedCount', { count: rejected }),
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
    return first === last ? first : t('auditReview.firstToLastDay', { first, last });
  };
  const columns: readonly Column<Decider>[] = [
    {
      key: 'person',
      header: t('auditReview.person'),
      width: 'name',
      cell: (decider) => <DeciderName decider={decider} />,
    },
    ...FIGURES,
    { key: 'between', header: t('auditReview.between'), width: 'person', cell: between },
  ];
  return (
    <Listing
      label={t('auditReview.decisionsByPerson')}
      {...{ rows, density, columns }}
      control={({ person }) => (person.id === null ? null : t('audit.events'))}
      onOpen={({ person }) => person.id !== null && onOpen(person.id)}
      card={(decider) => (
        <>
          <div className="line">
            <span className="name">
              <DeciderName decider={decider} />
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

const DeciderRowsSkeleton = () => <RowsSkeleton label={t('auditReview.loadingDecisions')} rows={6} cardHeight={152} />;

/** Both roles of whoever got another one between the decisions. */
const DeciderName = ({ decider: { person, earlierRole } }: { decider: Decider }) => (
  <>
    <ActorName person={person} />
    {earlierRole && (
      <span className="quiet"> {t('auditReview.earlierRole', { role: t(ROLE_LABELS[earlierRole]) })}</span>
    )}
  </>
);
