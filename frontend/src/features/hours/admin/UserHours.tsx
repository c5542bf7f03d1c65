import { useState, Suspense, type ReactNode } from 'react';
import { t, type UserView, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarPlus, CalendarX } from 'lucide-react';
import { errorStatus } from '../../../api/errorMessage.js';
import { useHoursOfUserInfiniteQuery, useHoursPageQuery, type HoursFilter } from '../../../api/hours.js';
import { usePersonQuery } from '../../../api/people.js';
import { useUserStatsQuery } from '../../../api/reporting.js';
import { hoursInWords } from '../../../lib/hours.js';
import { lazily } from '../../../lib/lazily.js';
import { fullName } from '../../../lib/names.js';
import { Amount } from '../../../ui/Amount.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { PagedList } from '../../../ui/PagedList.js';
import { PersonAvatar } from '../../../ui/PersonAvatar.js';
import { RoleBadge } from '../../../ui/RoleBadge.js';
import { EmptyState } from '../../../ui/states.js';
import { FormFailed, FormSkeleton } from '../../../ui/formStates.js';
import { OWN_COLUMNS, HoursListSkeleton } from '../list/columns.js';
import { ConfirmEntryAction } from './ConfirmEntryAction.js';
import { EditEntryDialog } from './EditEntryDialog.js';
import { EntryRows } from './EntryRows.js';

interface UserHoursProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function UserHours({ id, onClose }: UserHoursProps) {
  const { currentData: person, error, isError, refetch } = usePersonQuery(id);
  const [adding, setAdding] = useState(false);
  if (isError && !person) {
    return <FormFailed title={t('hoursAdmin.personNotLoaded')} error={error} onRetry={refetch} onCancel={onClose} />;
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
            {t('hoursAdmin.addHours')}
          </Button>
        </Stack>
        <UserSummary id={id} organizationId={person.organizationId} />
        <UserHistory id={id} onAdd={() => setAdding(true)} />
      </DialogContent>
      <DialogActions sx={{ pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
        <Button onClick={onClose} color="inherit">
          {t('common.close')}
        </Button>
      </DialogActions>
      <AddHoursDialog open={adding} person={person} onClose={() => setAdding(false)} />
    </>
  );
}

const AddHoursForm = lazily(async () => (await import('./AddHoursForm.js')).AddHoursForm);

interface AddHoursDialogProps {
  readonly open: boolean;
  readonly person: UserView;
  readonly onClose: () => void;
}

const AddHoursDialog = ({ open, person, onClose }: AddHoursDialogProps) => (
  <FormDialog open={open} title={t('hoursAdmin.addHours')} onClose={onClose}>
    {(dialog) => (
      <Suspense fallback={<FormSkeleton />}>
        <AddHoursForm person={person} dialog={dialog} />
      </Suspense>
    )}
  </FormDialog>
);

/** Inside a dialog, the sticky header has no app bar above it. */
const Frame = styled('div')({ '& thead th': { top: 0 } });

interface UserHistoryProps {
  readonly id: number;
  readonly onAdd: () => void;
}

/** All entries of a user except drafts, newest day first. */
function UserHistory({ id, onAdd }: UserHistoryProps) {
  const list = useHoursOfUserInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const status = errorStatus(list.error);
  const [editing, setEditing] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<HoursView | null>(null);
  return (
    <Frame>
      <PagedList
        label={t('hoursAdmin.history')}
        list={list}
        head={<Typography variant="h3">{t('hoursAdmin.history')}</Typography>}
        skeleton={<HoursListSkeleton rows={5} />}
        empty={
          <EmptyState
            icon={CalendarX}
            title={t('common.noHoursYet')}
            action={
              <Button variant="outlined" onClick={onAdd}>
                {t('hoursAdmin.addHours')}
              </Button>
            }
          />
        }
        failed={
          status === undefined ? t('hoursAdmin.historyNotLoadedOffline') : t('hoursAdmin.historyNotLoaded', { status })
        }
      >
        {(rows, density) => (
          <EntryRows
            label={t('hoursAdmin.history')}
            columns={OWN_COLUMNS}
            rows={rows}
            density={density}
            onEdit={setEditing}
            onDelete={setDeleting}
          />
        )}
      </PagedList>
      <EditEntryDialog id={editing} onClose={() => setEditing(null)} />
      <ConfirmEntryAction
        requested={deleting && { entry: deleting, action: 'delete' }}
        onClose={() => setDeleting(null)}
      />
    </Frame>
  );
}

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 12,
  margin: '0 0 16px',
  padding: 16,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.sunken,
  '& div': { display: 'flex', flexDirection: 'column' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    fontSize: '1.25rem',
    lineHeight: '1.75rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .words': {
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const UNKNOWN = '—';
const ANEW = { refetchOnMountOrArgChange: true } as const;

const figureOf = (value: ReactNode, failed: boolean): ReactNode =>
  value ?? (failed ? UNKNOWN : <Skeleton width={40} />);

function useCount(
  filter: HoursFilter,
  show = (total: string): ReactNode => <Amount unit="entries" of={total} />,
): ReactNode {
  const { currentData, isError } = useHoursPageQuery({ ...filter, limit: 1 }, ANEW);
  return figureOf(currentData && show(currentData.total), isError);
}

interface UserSummaryProps {
  readonly id: number;
  readonly organizationId: number;
}

/** Totals of all entries, not only of the loaded ones. */
function UserSummary({ id, organizationId }: UserSummaryProps) {
  const ofUser = { studentId: id, organizationId };
  const { currentData: stats, isError } = useUserStatsQuery(id, ANEW);
  const figures: readonly (readonly [string, ReactNode, string?])[] = [
    [t('common.entries'), useCount(ofUser, (total) => total)],
    [
      t('hoursAdmin.totalHours'),
      figureOf(stats && <Amount unit="hours" of={stats.totalHours} />, isError),
      stats && t('reports.amountApproved', { hours: hoursInWords(stats.approvedHours) }),
    ],
    [t('common.approved'), useCount({ ...ofUser, status: ['approved'] })],
    [t('common.pending'), useCount({ ...ofUser, status: ['pending', 'verified'] })],
  ];
  return (
    <Figures aria-label={t('hoursAdmin.summary')}>
      {figures.map(([label, value, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {words && <dd className="words">{words}</dd>}
        </div>
      ))}
    </Figures>
  );
}
