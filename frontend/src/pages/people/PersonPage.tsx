import { Suspense, useState } from 'react';
import { t, isVolunteer, type HoursView, type UserView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { ArrowLeft, NotebookPen, SearchX } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { errorStatus } from '../../api/errorMessage.js';
import { usePersonQuery } from '../../api/people.js';
import { useUserStatsQuery } from '../../api/reporting.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { HoursPanels } from '../../features/hours/HoursPanels.js';
import { OfficialRecords } from '../../features/hours/records/OfficialRecords.js';
import { usePanels } from '../../features/hours/usePanels.js';
import { SignupsCard } from '../../features/opportunities/SignupsCard.js';
import { EditUserDialog } from '../../features/people/UserDialogs.js';
import { Account } from '../../features/people/UserPanel.js';
import { UserStatusChip, userStatusOf } from '../../features/people/UserStatusChip.js';
import { GoalStatement } from '../../features/reporting/GoalStatement.js';
import { lazily } from '../../lib/lazily.js';
import { fullName } from '../../lib/names.js';
import { PATHS, personPath } from '../../lib/paths.js';
import { idOf } from '../../lib/useSearchState.js';
import { MainAndAside, Sections } from '../../ui/Columns.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { RoleBadge } from '../../ui/RoleBadge.js';
import { EmptyState, ErrorState, Spinner } from '../../ui/states.js';
import { HoursHistory } from '../MyHoursPage.js';

/** What the school's staff sees of one person; a volunteer's hours stand first. */
export function PersonPage() {
  const id = Number(idOf(useParams().id ?? ''));
  const { currentData: user, error, isError, refetch } = usePersonQuery(id, { skip: id === 0 });
  if (id === 0 || errorStatus(error) === 404) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('people.personNotFound')}
        action={
          <Button variant="outlined" component={Link} to={PATHS.people}>
            {t('people.people')}
          </Button>
        }
      >
        {t('people.personNotFoundHint')}
      </EmptyState>
    );
  }
  if (user) return <Person key={id} user={user} />;
  if (isError) return <ErrorState title={t('people.personFailed')} error={error} onRetry={refetch} />;
  return <Spinner label={t('people.loadingPerson')} />;
}

const UserHoursDialog = lazily(
  async () => (await import('../../features/hours/admin/UserHoursDialog.js')).UserHoursDialog,
);

const SHOWN = 10;

function Person({ user }: { user: UserView }) {
  const navigate = useNavigate();
  const panels = usePanels();
  const [reviewing, setReviewing] = useState<HoursView | null>(null);
  const [editing, setEditing] = useState(false);
  const [administering, setAdministering] = useState(false);
  const name = fullName(user);
  const volunteers = isVolunteer(user.role);
  return (
    <Sections>
      <PageHeading title={name}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <RoleBadge role={user.role} />
          <UserStatusChip status={userStatusOf(user)} />
          <Button component={Link} to={`${PATHS.people}?tab=students`} startIcon={<ArrowLeft size={18} aria-hidden />}>
            {t('people.allStudents')}
          </Button>
        </Stack>
      </PageHeading>
      <MainAndAside>
        <Stack spacing={4}>
          {volunteers && <Hours user={user} onOpen={panels.openTrail} />}
          {volunteers && (
            <SignupsCard
              firstName={user.firstName}
              filter={{ userId: user.id, limit: SHOWN }}
              linkTo={(id) => `${PATHS.opportunities}?opportunity=${id}`}
            />
          )}
          {volunteers && user.erasedAt === null && <OfficialRecords userId={user.id} />}
        </Stack>
        <Card component="section" aria-label={t('people.account')}>
          <Account
            level="h2"
            user={user}
            onEdit={() => setEditing(true)}
            onOpen={(id) => void navigate(personPath(id))}
            onHours={() => setAdministering(true)}
          />
        </Card>
      </MainAndAside>
      <EditUserDialog id={editing ? user.id : null} onClose={() => setEditing(false)} />
      <Suspense fallback={null}>
        {administering && <UserHoursDialog id={user.id} onClose={() => setAdministering(false)} />}
      </Suspense>
      <HoursPanels panels={panels} reviewing={reviewing} onReview={setReviewing} />
    </Sections>
  );
}

interface HoursProps {
  readonly user: UserView;
  readonly onOpen: (entry: number) => void;
}

function Hours({ user, onOpen }: HoursProps) {
  const reader = useSessionUser();
  const { data: stats, ...reading } = useUserStatsQuery(user.id, { refetchOnMountOrArgChange: true });
  const { firstName } = user;
  const label = t('pages.hoursOfChild', { firstName });
  return (
    <>
      {reading.isError && !stats ? (
        <Card>
          <ErrorState
            title={t('pages.childTotalsLoadFailed', { firstName })}
            error={reading.error}
            onRetry={reading.refetch}
          />
        </Card>
      ) : (
        // a super-admin's own school may have other rules
        user.organizationId === reader.organizationId && <GoalStatement stats={stats} userId={user.id} child={user} />
      )}
      <HoursHistory
        studentId={user.id}
        label={label}
        withDrafts={false}
        none={<EmptyState icon={NotebookPen} title={t('common.noHoursYet')} />}
        onOpen={onOpen}
      />
    </>
  );
}
