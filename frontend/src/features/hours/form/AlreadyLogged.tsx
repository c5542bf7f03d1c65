import type { HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { FileCheck2 } from 'lucide-react';
import { formatDate } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { EmptyState } from '../../../ui/states.js';
import { placeOf } from '../entryWords.js';

interface AlreadyLoggedProps {
  readonly entry: HoursView;
  readonly onTrail: (id: number) => void;
}

/** In place of the form: there is one entry for each opportunity. */
export function AlreadyLogged({ entry, onTrail }: AlreadyLoggedProps) {
  const { id, date, hours, status } = entry;
  return (
    <EmptyState
      icon={FileCheck2}
      title={status === 'draft' ? 'You began a draft of these hours' : 'You logged these hours already'}
      action={
        <Button variant="outlined" onClick={() => onTrail(id)}>
          View entry
        </Button>
      }
    >
      {hours && `${hoursInWords(hours)} at `}
      {placeOf(entry)} on {formatDate(date)}. There is one entry for each opportunity.
    </EmptyState>
  );
}
