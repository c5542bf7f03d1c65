import { t, NEW_SCHOOL } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { GraduationCap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUserStatsQuery } from '../../api/reporting.js';
import { ChildSwitcher } from '../../features/families/ChildSwitcher.js';
import { JoinYourSchool } from '../../features/families/JoinYourSchool.js';
import { useFollowing, type Child } from '../../features/families/useFollowing.js';
import { FormLoader } from '../../features/hours/form/FormLoader.js';
import { savedDraft, slotOf } from '../../features/hours/form/savedDraft.js';
import { NoHoursYet } from '../../features/hours/list/HoursList.js';
import { OfficialRecords } from '../../features/hours/records/OfficialRecords.js';
import { usePanels, type Panels } from '../../features/hours/usePanels.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { NotificationsCard } from '../../features/messaging/NotificationsCard.js';
import { CheckInCard } from '../../features/opportunities/attendance/CheckInCard.js';
import { UpcomingOpportunities } from '../../features/opportunities/UpcomingOpportunities.js';
import { Achievements } from '../../features/reporting/Achievements.js';
import { Celebration } from '../../features/reporting/Celebration.js';
import { GoalStatement } from '../../features/reporting/GoalStatement.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { VolunteerStats } from '../../features/reporting/VolunteerStats.js';
import { formatDate } from '../../lib/dates.js';
import { PATHS } from '../../lib/paths.js';
import { Sections, MainAndAside } from '../../ui/Columns.js';
import { FoldingCard } from '../../ui/FoldingCard.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { ErrorState } from '../../ui/states.js';
import { OwnHoursPanels, useNewVerifier } from '../OwnHoursPanels.js';
import { ChildOverview, ChildrensProgress } from './Children.js';
import { RecentHours } from './RecentHours.js';
import { UnfinishedHours } from './UnfinishedHours.js';
import { useFormOnPage } from './useFormOnPage.js';

export function VolunteerDashboard() {
  const { id, firstName, organizationId } = useSessionUser();
  const isNew = organizationId === NEW_SCHOOL.id;
  const panels = usePanels();
  const following = useFollowing();
  const { child, deciding, refetch } = following;
  return (
    <Sections>
      <PageHeading
        title={t('dashboard.dashboard')}
        heading={isNew ? t('pages.welcome', { firstName }) : t('dashboard.welcomeBack', { firstName })}
      />
      <JoinYourSchool />
      <ChildSwitcher following={following} />
      {deciding ? (
        <GoalStatement stats={undefined} userId={id} />
      ) : child ? (
        <ChildOverview key={child.id} child={child} onOpen={panels.openTrail} onGone={refetch} />
      ) : (
        <OwnOverview panels={panels} followed={following.children ?? []} />
      )}
      <OwnHoursPanels panels={!child && asksForNew(panels) ? { ...panels, form: null } : panels} />
    </Sections>
  );
}

interface OwnOverviewProps {
  readonly panels: Panels;
  readonly followed: readonly Child[];
}

function OwnOverview({ panels, followed }: OwnOverviewProps) {
  const user = useSessionUser();
  const { data: stats, ...reading } = useUserStatsQuery(user.id, FRESH);
  const log = (): void => panels.openForm('new');
  const failed = reading.isError && !stats;
  return (
    <>
      {stats && <Celebration approvedHours={stats.approvedHours} />}
      {!user.graduatedOn && <CheckInCard />}
      <UnfinishedHours />
      <MainAndAside>
        {user.graduatedOn ? <Graduation on={user.graduatedOn} /> : <LogHours panels={panels} />}
        <Stack spacing={4}>
          {followed.length > 0 && <ChildrensProgress followed={followed} />}
          {failed ? (
            <Card component="div" sx={{ textAlign: 'center' }}>
              <ErrorState title={t('pages.totalsLoadFailed')} error={reading.error} onRetry={reading.refetch} />
            </Card>
          ) : (
            <GoalStatement stats={stats} userId={user.id} />
          )}
          {!user.graduatedOn && <UpcomingOpportunities />}
        </Stack>
      </MainAndAside>
      {!failed && (
        <VolunteerStats
          stats={stats}

          approvedLabel={t('common.approved')}
          pendingLabel={t('common.pending')}
        />
      )}
      <MainAndAside>
        <Stack spacing={4}>
          <RecentHours
            studentId={user.id}
            failed={t('dashboard.yourHoursLoadFailed')}
            empty={<NoHoursYet onLog={user.graduatedOn ? undefined : log} />}
            foot={
              <Button component={Link} to={PATHS.myHours}>
                {t('dashboard.allYourHours')}
              </Button>
            }
            onOpen={panels.openTrail}
          />
          {!failed && <Achievements role={user.role} hours={stats} />}
        </Stack>
        <NotificationsCard />
      </MainAndAside>
    </>
  );
}

function Graduation({ on }: { on: string }) {
  const { id } = useSessionUser();
  return (
    <Stack spacing={4}>
      <Card sx={{ p: { xs: 4, sm: 5 } }}>
        <Stack direction="row" spacing={3} sx={{ alignItems: 'center', mb: 2 }}>
          <GraduationCap aria-hidden />
          <Typography variant="h2">{t('dashboard.graduatedTitle')}</Typography>
        </Stack>
        <Typography>{t('dashboard.graduatedText', { date: formatDate(on) })}</Typography>
      </Card>
      <OfficialRecords userId={id} />
    </Stack>
  );
}

/** True if the form on the page is enough, because nothing has to be filled in. */
const asksForNew = ({ form, like, opportunity }: Panels): boolean =>
  form === 'new' && like === null && opportunity === null;

function LogHours({ panels }: { panels: Panels }) {
  const { id } = useSessionUser();
  const { focusKey, sent, beginNext } = useFormOnPage(asksForNew(panels), panels.close);
  const { newVerifier, dialog, clear } = useNewVerifier();
  const next = (): void => {
    clear();
    beginNext();
  };
  return (
    <FoldingCard
      title={t('common.logHours')}
      requested={focusKey !== null}
      unfolded={savedDraft(slotOf(id, 'new')) !== undefined}
      onLeave={panels.close}
      done={sent}
    >
      <FormLoader
        key={sent}
        target="new"
        like={null}
        opportunity={null}
        newVerifier={newVerifier}
        onTrail={panels.openTrail}
        onSent={next}
        focusKey={focusKey}
      />
      {dialog}
    </FoldingCard>
  );
}
