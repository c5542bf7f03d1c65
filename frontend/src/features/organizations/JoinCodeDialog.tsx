import type { OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useSchoolQuery } from '../../api/organizations.js';
import { useLast } from '../../lib/hooks.js';
import { JoinCodeControls } from './JoinCodeControls.js';

interface JoinCodeDialogProps {
  /** Null while the dialog is closed. */
  readonly school: OrganizationView | null;
  readonly onClose: () => void;
}

export function JoinCodeDialog({ school, onClose }: JoinCodeDialogProps) {
  const shown = useLast(school);
  const { data } = useSchoolQuery(shown?.id ?? 0, { skip: school === null });
  const present = data && data.id === shown?.id ? data : shown;
  return (
    <Dialog open={school !== null} onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>Join code of {present?.name}</DialogTitle>
      <DialogContent>{present && <JoinCodeControls key={present.id} school={present} />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
