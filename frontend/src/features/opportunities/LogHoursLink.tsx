import type { OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { FileCheck2, NotebookPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHoursPageQuery } from '../../api/hours.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { wasAttended } from '../../api/opportunities.js';
import { PATHS } from '../../lib/paths.js';

/** What who was there does next: log their hours, or look at what they logged. */
export function LogHoursLink({ opportunity }: { opportunity: OpportunityView }) {
  const { id } = opportunity;
  const { id: studentId } = useSessionUser();
  const was = wasAttended(opportunity);
  const { currentData: logged, isLoading } = useHoursPageQuery(
    { studentId, opportunityId: id, limit: 1 },
    { skip: !was },
  );
  if (!was || isLoading) return null;
  const entry = logged?.rows[0];
  return entry ? (
    <Button
      variant="outlined"
      startIcon={<FileCheck2 size={18} aria-hidden />}
      component={Link}
      to={`${PATHS.myHours}?entry=${entry.id}`}
    >
      View your hours
    </Button>
  ) : (
    <Button
      variant="contained"
      startIcon={<NotebookPen size={18} aria-hidden />}
      component={Link}
      to={`${PATHS.myHours}?log=new&opportunity=${id}`}
    >
      Log hours
    </Button>
  );
}
