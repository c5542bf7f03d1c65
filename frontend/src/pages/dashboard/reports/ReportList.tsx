import type { ReactNode } from 'react';
import { msg, t, type ReportRole } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Users } from 'lucide-react';
import { useUserReportInfiniteQuery } from '../../../api/reporting.js';
import { CertificatesButton } from '../../../features/reporting/certificates/CertificatesButton.js';
import { ExportMenu } from '../../../features/reporting/exports/ExportMenu.js';
import { ORDERS, ReportRows, ReportRowsSkeleton } from '../../../features/reporting/reports/ReportRows.js';
import { useTypedParam } from '../../../lib/useSearchState.js';
import { FilterSelect, SearchBox } from '../../../ui/FilterFields.js';
import { useNarrow } from '../../../ui/layout.js';
import { PagedList } from '../../../ui/PagedList.js';
import type { Sorting } from '../../../ui/RowTable.js';
import { EmptyState, NothingFound } from '../../../ui/states.js';
import { reportOf } from './reportAddress.js';

const Head = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const KINDS = { student: 'student-reports', parent: 'parent-reports' } as const;

const WORDS = {
  student: {
    title: t('reports.studentReports'),
    search: t('reports.searchStudents'),
    order: t('reports.byGradeAndHours'),
    loading: t('reports.loadingStudents'),
    failed: t('reports.studentsFailed'),
    noneYet: t('reports.noStudentsYet'),
    noneOnDay: t('reports.noStudentsOnDay'),
    noMatch: msg('reports.noStudentsMatch'),
  },
  parent: {
    title: t('reports.parentReports'),
    search: t('reports.searchParents'),
    order: t('reports.byHours'),
    loading: t('reports.loadingParents'),
    failed: t('reports.parentsFailed'),
    noneYet: t('reports.noParentsYet'),
    noneOnDay: t('reports.noParentsOnDay'),
    noMatch: msg('reports.noParentsMatch'),
  },
} as const;

interface ReportListProps {
  readonly role: ReportRole;
  readonly headingId: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly search: string;
  readonly onSearch: (q: string) => void;
  readonly sorting: Sorting;
  /** The filters in words, without the search. */
  readonly chosen?: string;
  readonly onClear?: () => void;
  readonly onPerson: (id: number) => void;
  /** The filters, without the search. */
  readonly children?: ReactNode;
}

export function ReportList({ role, headingId, filters, chosen = '', sorting, children, ...query }: ReportListProps) {
  const words = WORDS[role];
  const narrow = useNarrow();
  const [search, setSearch] = useTypedParam(query.search, query.onSearch);
  const list = useUserReportInfiniteQuery(reportOf(role, { ...filters, ...(sorting.sort && { sort: sorting.sort }) }), {
    refetchOnMountOrArgChange: true,
  });
  const narrowed = [query.search && `“${query.search}”`, chosen].filter(Boolean).join(', ');
  const clear = (): void => {
    setSearch('');
    query.onClear?.();
  };
  return (
    <PagedList
      label={words.title}
      list={list}
      head={
        <Head>
          <Typography id={headingId} variant="h2" tabIndex={-1} sx={{ width: '100%', pt: 1 }}>
            {words.title}
          </Typography>
          {narrowed && <span className="print-only">{narrowed}</span>}
          <SearchBox label={words.search} value={search} onChange={setSearch} />
          {children}
          {narrow && (
            <FilterSelect
              label={t('common.order')}
              all={words.order}
              value={sorting.sort}
              choices={ORDERS[role]}
              onChange={sorting.onSort}
            />
          )}
          <ExportMenu kind={KINDS[role]} filters={filters} label={t('reports.exportReport')} />
          {role === 'student' && <CertificatesButton gradeLevel={filters.gradeLevel} classId={filters.classId} />}
        </Head>
      }
      skeleton={<ReportRowsSkeleton label={words.loading} />}
      empty={
        narrowed ? (
          <NothingFound title={t(words.noMatch, { filters: narrowed })} onClear={clear}>
            {t('reports.searchCovers')}
          </NothingFound>
        ) : (
          <EmptyState icon={Users} title={filters.asOf ? words.noneOnDay : words.noneYet} />
        )
      }
      failed={words.failed}
    >
      {(rows, density) => (
        <ReportRows label={words.title} role={role} rows={rows} {...{ density, sorting }} onOpen={query.onPerson} />
      )}
    </PagedList>
  );
}
