import type { OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { CalendarPlus } from 'lucide-react';

/** A file that calendars open, of what is yet to come. */
export const AddToCalendar = ({ opportunity: { id, state } }: { opportunity: OpportunityView }) =>
  state === 'past' || state === 'cancelled' ? null : (
    <Button
      startIcon={<CalendarPlus size={18} aria-hidden />}
      component="a"
      href={`/api/volunteer-opportunities/${id}.ics`}
      download
    >
      Add to calendar
    </Button>
  );
