import { t, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { FileCheck2, LogIn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHoursPageQuery } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { PATHS } from '../../../lib/paths.js';

interface LoggedEntry {
  readonly entry: HoursView | undefined;
  readonly isLoading: boolean;
}

/** The user's entry from an opportunity, if there is one. */
export function useLoggedEntry(opportunityId: number, skip: boolean): LoggedEntry {
  const { id: studentId } = useSessionUser();
  const { currentData, isFetching } = useHoursPageQuery({ studentId, opportunityId, limit: 1 }, { skip });
  return { entry: currentData?.rows[0], isLoading: isFetching && !currentData };
}

export const ViewYourHours = ({ entry }: { entry: HoursView }) => (
  <Button
    variant="outlined"
    startIcon={<FileCheck2 size={18} aria-hidden />}
    component={Link}
    to={`${PATHS.myHours}?entry=${entry.id}`}
  >
    {t('opportunities.viewYourHours')}
  </Button>
);

interface CheckInButtonProps {
  readonly opportunityId: number;
  /** The id of the element that names the opportunity. */
  readonly namedBy: string;
  readonly onOpen: (opportunityId: number) => void;
}

/** Leads to the check-in, or to the hours if they are logged already. */
export function CheckInButton({ opportunityId, namedBy, onOpen }: CheckInButtonProps) {
  const { entry, isLoading } = useLoggedEntry(opportunityId, false);
  if (entry) return <ViewYourHours entry={entry} />;
  return (
    <Button
      variant="contained"
      startIcon={<LogIn size={18} aria-hidden />}
      aria-describedby={namedBy}
      onClick={() => onOpen(opportunityId)}
      // keeps its place meanwhile
      sx={{ visibility: isLoading ? 'hidden' : 'visible' }}
    >
      {t('attendance.checkIn')}
    </Button>
  );
}
