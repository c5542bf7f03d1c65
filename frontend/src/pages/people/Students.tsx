import { useNavigate } from 'react-router-dom';
import { personPath } from '../../lib/paths.js';
import { useReportAddress } from '../dashboard/reports/reportAddress.js';
import { StudentReports } from '../dashboard/reports/StudentReports.js';

/** How far each student is, and who is behind. */
export function Students() {
  const navigate = useNavigate();
  return <StudentReports address={useReportAddress()} onPerson={(id) => void navigate(personPath(id))} />;
}
