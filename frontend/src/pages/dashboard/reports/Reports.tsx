import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReportOverviewQuery } from '../../../api/reporting.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { SavedFilters } from '../../../features/hours/savedFilters/SavedFilters.js';
import { hasHours } from '../../../features/reporting/reports/chartLines.js';
import { Charts, ChartsSkeleton } from '../../../features/reporting/reports/Charts.js';
import { formatDate } from '../../../lib/dates.js';
import { PATHS } from '../../../lib/paths.js';
import { Sections } from '../../../ui/Columns.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { parentFilters, useReportAddress, type ReportAddress } from './reportAddress.js';
import { ReportList } from './ReportList.js';
import { showStudents, StudentReports } from './StudentReports.js';
import { useReportFilter } from './useReportFilter.js';

const Page = styled(Sections)({
  '& .print-only': { display: 'none' },
  '@media print': {
    '& .print-only': { display: 'block' },
    '& .MuiButton-root, & .MuiIconButton-root, & .MuiInputBase-root, & .screen': { display: 'none' },
    '& tr, & li': { breakInside: 'avoid' },
  },
});

export function Reports({ onPerson }: { onPerson: (id: number) => void }) {
  const { organizationName } = useSessionUser();
  const address = useReportAddress();
  return (
    <Page className="for-paper">
      <Typography className="print-only" variant="h1" component="p">
        {t('reports.printTitle', { school: organizationName, date: formatDate(address.asOf || address.today) })}
      </Typography>
      <SchoolCharts address={address} onPerson={onPerson} />
      <div>
        <SavedFilters list="reports" filter={useReportFilter()} hint={t('reports.savedFiltersHint')} />
      </div>
      <StudentReports address={address} onPerson={onPerson} />
      <ParentReports address={address} onPerson={onPerson} />
    </Page>
  );
}

interface ParentReportsProps {
  readonly address: ReportAddress;
  readonly onPerson: (id: number) => void;
}

const ParentReports = ({ address, onPerson }: ParentReportsProps) => (
  <ReportList
    role="parent"
    headingId="parent-reports"
    filters={parentFilters(address)}
    search={address.parent}
    onSearch={(q) => address.set({ parent: q })}
    sorting={{ sort: address.parentSort, onSort: (parentSort) => address.set({ parentSort }) }}
    onPerson={onPerson}
  />
);

interface SchoolChartsProps {
  readonly address: ReportAddress;
  readonly onPerson: (id: number) => void;
}

function SchoolCharts({ address, onPerson }: SchoolChartsProps) {
  const { asOf, grade, progress, tables, setTable, linkTo } = address;
  const { currentData, isError, error, refetch } = useReportOverviewQuery(asOf ? { asOf } : {}, {
    refetchOnMountOrArgChange: true,
  });
  if (!currentData && isError) {
    return (
      <Card aria-label={t('reports.charts')}>
        <ErrorState title={t('reports.chartsFailed')} error={error} onRetry={refetch} />
      </Card>
    );
  }
  if (!currentData) return <ChartsSkeleton />;
  if (currentData.students === 0 && !hasHours(currentData.byMonth)) return <NothingYet then={asOf !== ''} />;
  return (
    <Charts
      overview={currentData}
      grades={{ picked: grade, linkTo: (one) => linkTo('grade', one), onPick: showStudents }}
      classes={{ picked: address.class, linkTo: (one) => linkTo('class', one), onPick: showStudents }}
      parts={{ picked: progress, linkTo: (one) => linkTo('progress', one), onPick: showStudents }}
      shownOf={(chart) => ({
        asTable: tables.includes(chart),
        onAsTable: (asTable) => setTable(chart, asTable),
      })}
      onStudent={onPerson}
    />
  );
}

const NothingYet = ({ then }: { then: boolean }) => (
  <Card aria-label={t('reports.charts')}>
    {then ? (
      <EmptyState icon={ChartColumn} title={t('reports.nothingToReportOnDay')} />
    ) : (
      <EmptyState
        icon={ChartColumn}
        title={t('reports.nothingToReportYet')}
        action={
          <Button variant="outlined" component={Link} to={`${PATHS.dashboard}?tab=exchange`}>
            {t('reports.importPeople')}
          </Button>
        }
      >
        {t('reports.chartsComeHere')}
      </EmptyState>
    )}
  </Card>
);
