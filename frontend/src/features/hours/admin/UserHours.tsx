import { useState, Suspense } from 'react';
import type { UserView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarPlus } from 'lucide-react';
import { usePersonQuery } from '../../../api/people.js';
import { lazily } from '../../../lib/lazily.js';
import { fullName } from '../../../lib/names.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { FormFailed, FormSkeleton } from '../../../ui/formStates.js';
import { PersonAvatar } from '../../../ui/PersonAvatar.js';
import { RoleBadge } from '../../../ui/RoleBadge.js';
import { UserHistory } from './UserHistory.js';
import { UserSummary } from './UserSummary.js';

interface UserHoursProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function UserHours({ id, onClose }: UserHoursProps) {
  const { currentData: person, error, isError, refetch } = usePersonQuery(id);
  const [adding, setAdding] = useState(false);
  if (isError && !person) {
    return <FormFailed title="The person could not be loaded" error={error} onRetry={refetch} onCancel={onClose} />;
  }
  if (!person) return <FormSkeleton />;
  const name = fullName(person);
  return (
    <>
      <DialogContent>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 4 }}>
          <PersonAvatar name={name} role={person.role} size={44} />
          <div style={{ flex: '1 1 160px', minWidth: 0 }}>
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <RoleBadge role={person.role} />
          </div>
          <Button
            variant="contained"
            startIcon={<CalendarPlus size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Add Hours
          </Button>
        </Stack>
        <UserSummary id={id} organizationId={person.organizationId} />
        <UserHistory id={id} onAdd={() => setAdding(true)} />
      </DialogContent>
      <DialogActions sx={{ pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
        <Button onClick={onClose} color="inherit">
          Close
        </Button>
      </DialogActions>
      <AddHoursDialog open={adding} person={person} onClose={() => setAdding(false)} />
    </>
  );
}

const AddHoursForm = lazily(async () => (await import('./AddHoursForm.js')).AddHoursForm);

interface AddHoursDialogProps {
  readonly open: boolean;
  /** Whose hours they are. */
  readonly person: UserView;
  readonly onClose: () => void;
}

const AddHoursDialog = ({ open, person, onClose }: AddHoursDialogProps) => (
  <FormDialog open={open} title="Add Hours" onClose={onClose}>
    {(dialog) => (
      <Suspense fallback={<FormSkeleton />}>
        <AddHoursForm person={person} dialog={dialog} />
      </Suspense>
    )}
  </FormDialog>
);
