import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReportOverviewQuery } from '../../../api/reporting.js';
import { Charts, ChartsSkeleton } from '../../../features/reporting/reports/Charts.js';
import { hasHours } from '../../../features/reporting/reports/chartLines.js';
import { PATHS } from '../../../lib/paths.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { showStudents } from './StudentReports.js';
import type { ReportAddress } from './useReportAddress.js';

interface SchoolChartsProps {
  readonly address: ReportAddress;
  readonly onPerson: (id: number) => void;
}

/** The charts of a school, on the day asked for. */
export function SchoolCharts({ address, onPerson }: SchoolChartsProps) {
  const { asOf, grade, progress, tables, setTable, linkTo } = address;
  const { currentData, isError, error, refetch } = useReportOverviewQuery(asOf ? { asOf } : {}, {
    refetchOnMountOrArgChange: true,
  });
  if (!currentData && isError) {
    return (
      <Card aria-label="Charts">
        <ErrorState title="The charts could not be loaded" error={error} onRetry={refetch} />
      </Card>
    );
  }
  if (!currentData) return <ChartsSkeleton />;
  if (currentData.students === 0 && !hasHours(currentData.byMonth)) return <NothingYet then={asOf !== ''} />;
  return (
    <Charts
      overview={currentData}
      grades={{ picked: grade, linkTo: (one) => linkTo('grade', one), onPick: showStudents }}
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
  <Card aria-label="Charts">
    {then ? (
      <EmptyState icon={ChartColumn} title="There was nothing to report on that day" />
    ) : (
      <EmptyState
        icon={ChartColumn}
        title="Nothing to report yet"
        action={
          <Button variant="outlined" component={Link} to={`${PATHS.dashboard}?tab=exchange`}>
            Import people
          </Button>
        }
      >
        Hours by month and by grade, and how far students have come, stand here once your school has students.
      </EmptyState>
    )}
  </Card>
);
