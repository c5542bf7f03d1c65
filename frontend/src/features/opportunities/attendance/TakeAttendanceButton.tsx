import { useId } from 'react';
import { t, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { ClipboardCheck } from 'lucide-react';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { usePanelParam } from '../../../lib/useSearchState.js';
import { visuallyHidden } from '../../../ui/styled.js';
import { titleAndDay } from '../opportunityWords.js';
import { ATTENDANCE_PARAM, takesAttendance, windowNow } from './attendance.js';

interface TakeAttendanceButtonProps {
  readonly opportunity: OpportunityView;
  /** Whether this is the main action while the opportunity takes place. */
  readonly prominent?: boolean;
}

export function TakeAttendanceButton({ opportunity, prominent = false }: TakeAttendanceButtonProps) {
  const id = useId();
  const user = useSessionUser();
  const { open } = usePanelParam(ATTENDANCE_PARAM);
  if (!takesAttendance(opportunity, user)) return null;
  const isOn = prominent && windowNow(opportunity, user.timeZone) === 'open';
  return (
    <>
      <Button
        variant={isOn ? 'contained' : 'outlined'}
        startIcon={<ClipboardCheck size={18} aria-hidden />}
        aria-describedby={id}
        onClick={() => open(opportunity.id)}
      >
        {t('attendance.take')}
      </Button>
      <span id={id} style={visuallyHidden}>
        {titleAndDay(opportunity)}
      </span>
    </>
  );
}
