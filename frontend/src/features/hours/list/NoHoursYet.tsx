import Button from '@mui/material/Button';
import { NotebookPen } from 'lucide-react';
import { EmptyState } from '../../../ui/states.js';

export function NoHoursYet({ onLog }: { onLog: () => void }) {
  return (
    <EmptyState
      icon={NotebookPen}
      title="No volunteer hours yet"
      action={
        <Button variant="outlined" onClick={onLog}>
          Log your first hours
        </Button>
      }
    >
      Write down where you helped and for how long; a verifier confirms it.
    </EmptyState>
  );
}
