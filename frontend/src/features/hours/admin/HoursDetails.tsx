import type { ReactNode } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SearchX } from 'lucide-react';
import { errorStatus } from '../../../api/errorMessage.js';
import { useHoursEntryQuery } from '../../../api/hours.js';
import { usePersonQuery } from '../../../api/people.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate, formatInstant } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { StatusChip } from '../../../ui/Chip.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { Email } from '../../../ui/InlineLink.js';
import { EmptyState } from '../../../ui/states.js';
import { FormFailed, FormSkeleton } from '../../../ui/formStates.js';
import { placeOf, textFacts, timesOf, verifierFacts } from '../entryWords.js';
import { ImportedNote } from '../ImportedNote.js';
import { administers } from '../hoursActions.js';
import { useSigner } from '../useSigner.js';
import { SignalList } from '../signals/ReviewSignals.js';
import { StatusNote } from '../status/StatusNote.js';
import { adminActions, useWhyNotApproved } from './allowedActions.js';
import { AdminActions } from './AdminActions.js';

interface HoursDetailsProps {
  readonly id: number;
  /** Returns the focus to the edit button after editing. */
  readonly focusOnEdit: boolean;
  readonly onEdit: () => void;
  readonly onTrail: () => void;
  readonly onStudent: (id: number) => void;
  readonly onClose: () => void;
}

export function HoursDetails({ id, onTrail, onClose, ...rest }: HoursDetailsProps) {
  const { currentData: entry, error, refetch } = useHoursEntryQuery(id, { refetchOnMountOrArgChange: true });
  const gone = errorStatus(error) === 404;
  if (error && !gone && !entry) {
    return <FormFailed title={t('hoursAdmin.entryNotLoaded')} error={error} onRetry={refetch} onCancel={onClose} />;
  }
  if (!gone && !entry) return <FormSkeleton />;
  return (
    <>
      <DialogContent>
        {entry && !gone ? (
          <Entry entry={entry} {...rest} onClose={onClose} />
        ) : (
          <EmptyState icon={SearchX} title={t('hours.entryNotFound')}>
            {t('hoursAdmin.entryNotFoundHint')}
          </EmptyState>
        )}
      </DialogContent>
      <DialogActions sx={{ pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
        {!gone && (
          <Button onClick={onTrail} sx={{ mr: 'auto' }}>
            {t('common.viewTrail')}
          </Button>
        )}
        <Button onClick={onClose} color="inherit">
          {t('common.close')}
        </Button>
      </DialogActions>
    </>
  );
}

type EntryProps = Omit<HoursDetailsProps, 'id' | 'onTrail'> & { readonly entry: HoursView };

function Entry({ entry, focusOnEdit, onEdit, onStudent, onClose }: EntryProps) {
  const viewer = useSessionUser();
  const whyNotApproved = useWhyNotApproved(entry);
  const actions = adminActions(entry, viewer, whyNotApproved);
  return (
    <>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {placeOf(entry)}
        </Typography>
        <StatusChip status={entry.status} deleted={entry.deletedAt !== null} />
      </Stack>
      <StatusNote entry={entry} />
      <SignalList entry={entry} />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', my: 4, '&:empty': { display: 'none' } }}>
        {administers(entry, viewer) && (
          <AdminActions
            entry={entry}
            actions={actions}
            editLabel={t('hoursAdmin.editDetails')}
            focusOnEdit={focusOnEdit}
            onEdit={onEdit}
            onGone={onClose}
          />
        )}
      </Stack>
      {!entry.deletedAt && whyNotApproved && (
        <div style={{ marginBottom: 16 }}>
          <Alert>
            {whyNotApproved} {entry.status === 'rejected' && t('hoursAdmin.reopenToVerify')}
          </Alert>
        </div>
      )}
      <DetailFacts entry={entry} onStudent={onStudent} />
      <ImportedNote entry={entry} />
    </>
  );
}

/** Aligns the values of all sections. */
const Parts = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { '& dl': { gridTemplateColumns: '144px minmax(0, 1fr)' } },
}));

interface DetailFactsProps {
  readonly entry: HoursView;
  readonly onStudent: (id: number) => void;
}

function DetailFacts({ entry, onStudent }: DetailFactsProps) {
  const { timeZone } = useSessionUser();
  const { currentData: person } = usePersonQuery(entry.studentId);
  const signer = useSigner(entry);
  const at = (instant: string | null): string => (instant ? formatInstant(instant, timeZone) : t('hoursAdmin.notYet'));
  return (
    <Parts>
      <Part title={t('common.student')}>
        <FactGrid
          facts={[
            [
              t('common.name'),
              <Link key="name" component="button" type="button" onClick={() => onStudent(entry.studentId)}>
                {fullName(entry.student)}
              </Link>,
            ],
            ...(person ? [[t('common.gradeLevel'), person.gradeLevel ?? t('hoursAdmin.none')] as const] : []),
            ...(person ? [[t('common.email'), <Email key="email">{person.email}</Email>] as const] : []),
          ]}
        />
      </Part>
      <Part title={t('hoursAdmin.entry')}>
        <FactGrid
          facts={[
            [t('common.submitted'), at(entry.submittedAt)],
            [t('common.organization'), entry.organizationName ?? t('hoursAdmin.none')],
            [t('common.date'), formatDate(entry.date)],
            [t('common.time'), timesOf(entry) ?? t('hoursAdmin.none')],
            [t('common.hours'), entry.hours ? hoursInWords(entry.hours, entry.loggedHours) : t('hoursAdmin.none')],
            ...textFacts(entry).map(([label, text]) => [label, text ?? t('hoursAdmin.none')] as const),
          ]}
        />
      </Part>
      <Part title={t('hoursAdmin.decisions')}>
        <FactGrid
          facts={[
            ...verifierFacts(entry, signer).map(([label, name]) => [label, name ?? t('hoursAdmin.none')] as const),
            [t('common.verified'), at(entry.verifiedAt)],
            [t('hoursAdmin.verifierComments'), entry.verifierComments ?? t('hoursAdmin.none')],
            [t('hoursAdmin.approvedBy'), entry.approver?.name ?? t('hoursAdmin.noOneYet')],
            [t('common.approved'), at(entry.approvedAt)],
            [t('hoursAdmin.approverComments'), entry.approverComments ?? t('hoursAdmin.none')],
            ...(entry.deletedAt ? [[t('common.deleted'), at(entry.deletedAt)] as const] : []),
          ]}
        />
      </Part>
    </Parts>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Typography variant="h3" sx={{ mt: 6, mb: 3 }}>
      {title}
    </Typography>
    {children}
  </>
);
