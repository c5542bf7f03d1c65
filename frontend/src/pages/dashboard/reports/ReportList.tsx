import type { ReactNode } from 'react';
import type { ReportRole } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Users } from 'lucide-react';
import { useUserReportInfiniteQuery } from '../../../api/reporting.js';
import { ExportMenu } from '../../../features/reporting/exports/ExportMenu.js';
import { ReportRows, ReportRowsSkeleton } from '../../../features/reporting/reports/ReportRows.js';
import { useTypedParam } from '../../../lib/useSearchState.js';
import { SearchBox } from '../../../ui/FilterFields.js';
import { PagedList } from '../../../ui/PagedList.js';
import { EmptyState, NothingFound } from '../../../ui/states.js';
import { reportOf } from './reportAddress.js';

const Head = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const WORDS = {
  student: { title: 'Student Reports', kind: 'student-reports', many: 'students' },
  parent: { title: 'Parent Reports', kind: 'parent-reports', many: 'parents' },
} as const;

interface ReportListProps {
  readonly role: ReportRole;
  readonly headingId: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly search: string;
  readonly onSearch: (q: string) => void;
  /** The filters in words, without the search. */
  readonly chosen?: string;
  readonly onClear?: () => void;
  readonly onPerson: (id: number) => void;
  /** The filters, without the search. */
  readonly children?: ReactNode;
}

export function ReportList({ role, headingId, filters, chosen = '', children, ...query }: ReportListProps) {
  const { title, kind, many } = WORDS[role];
  const [search, setSearch] = useTypedParam(query.search, query.onSearch);
  const list = useUserReportInfiniteQuery(reportOf(role, filters), { refetchOnMountOrArgChange: true });
  const words = [query.search && `“${query.search}”`, chosen].filter(Boolean).join(', ');
  const clear = (): void => {
    setSearch('');
    query.onClear?.();
  };
  return (
    <PagedList
      label={title}
      list={list}
      head={
        <Head>
          <Typography id={headingId} variant="h2" tabIndex={-1} sx={{ width: '100%', pt: 1 }}>
            {title}
          </Typography>
          {words && <span className="print-only">{words}</span>}
          <SearchBox label={`Search ${many} by name or email`} value={search} onChange={setSearch} />
          {children}
          <ExportMenu kind={kind} filters={filters} label="Export Report" />
        </Head>
      }
      skeleton={<ReportRowsSkeleton label={`Loading ${many}`} />}
      empty={
        words ? (
          <NothingFound title={`No ${many} match ${words}`} onClear={clear}>
            The search looks at names and emails.
          </NothingFound>
        ) : (
          <EmptyState icon={Users} title={filters.asOf ? `No ${many} on that day` : `No ${many} yet`} />
        )
      }
      failed={`The ${many} could not be loaded`}
    >
      {(rows, density) => (
        <ReportRows label={title} role={role} rows={rows} density={density} onOpen={query.onPerson} />
      )}
    </PagedList>
  );
}
