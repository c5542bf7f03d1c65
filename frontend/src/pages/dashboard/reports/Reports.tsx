import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate } from '../../../lib/dates.js';
import { Sections } from '../../../ui/Columns.js';
import { AsOf } from './AsOf.js';
import { ParentReports } from './ParentReports.js';
import { SchoolCharts } from './SchoolCharts.js';
import { StudentReports } from './StudentReports.js';
import { useReportAddress } from './useReportAddress.js';

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
