import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate } from '../../../lib/dates.js';
import { Sections } from '../../../ui/Columns.js';
import { DayFilter } from '../../../ui/DayFilter.js';
import { parentFilters } from './reportAddress.js';
import { ReportList } from './ReportList.js';
import { SchoolCharts } from './SchoolCharts.js';
import { StudentReports } from './StudentReports.js';
import { useReportAddress, type ReportAddress } from './useReportAddress.js';

const Page = styled(Sections)({
  '& .paper-only': { display: 'none' },
  '@media print': {
    '& .paper-only': { display: 'block' },
    '& .MuiButton-root, & .MuiIconButton-root, & .MuiInputBase-root, & .screen': { display: 'none' },
    '& tr, & li': { breakInside: 'avoid' },
  },
});

/** An administrator's reports: a school's hours in charts, student by student and parent by parent. */
export function Reports({ onPerson }: { onPerson: (id: number) => void }) {
  const { organizationName } = useSessionUser();
  const address = useReportAddress();
  return (
    <Page className="for-paper">
      <Typography className="paper-only" variant="h1" component="p">
        {organizationName}: volunteer hours as of {formatDate(address.asOf || address.today)}
      </Typography>
      <div>
        <AsOf {...address} />
        <SchoolCharts address={address} onPerson={onPerson} />
      </div>
      <StudentReports address={address} onPerson={onPerson} />
      <ParentReports address={address} onPerson={onPerson} />
    </Page>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 16px',
  marginBottom: 16,
});
const Note = styled('div')({ flex: '1 1 320px', '& .MuiButton-root': { minHeight: 0, padding: '0 6px' } });

/** The day that every figure of the reports is of. */
const AsOf = ({ day, asOf, today, problem, set }: ReportAddress) => (
  <Bar className="screen">
    <DayFilter label="As of" day={day} max={today} error={problem} onChange={(next) => set({ asOf: next })} />
    <Note role="status">
      {asOf && (
        <Alert>
          Every figure below is as it stood at the end of {formatDate(asOf)}. The lists of entries show what stands now.{' '}
          <Button size="small" onClick={() => set({ asOf: '' })}>
            Show today
          </Button>
        </Alert>
      )}
    </Note>
  </Bar>
);

interface ParentReportsProps {
  readonly address: ReportAddress;
  readonly onPerson: (id: number) => void;
}

/** Every parent of a school with their hours, most hours first. */
const ParentReports = ({ address, onPerson }: ParentReportsProps) => (
  <ReportList
    role="parent"
    headingId="parent-reports"
    filters={parentFilters(address)}
    search={address.parent}
    onSearch={(q) => address.set({ parent: q })}
    onPerson={onPerson}
  />
);
