import { useEffect, type ReactNode } from 'react';
import { t, LIMITS, NEW_SCHOOL } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { errorStatus } from '../../api/errorMessage.js';
import { useHoursPageQuery } from '../../api/hours.js';
import { useUserStatsQuery } from '../../api/reporting.js';
import { ChildSwitcher, NoHoursOfChild } from '../../features/families/ChildSwitcher.js';
import { JoinYourSchool } from '../../features/families/JoinYourSchool.js';
import { useFollowing, type Child } from '../../features/families/useFollowing.js';
import { FormLoader } from '../../features/hours/form/FormLoader.js';
import { savedDraft, slotOf } from '../../features/hours/form/savedDraft.js';
import { RECENT_COLUMNS, HoursListSkeleton } from '../../features/hours/list/columns.js';
import { NoHoursYet, HoursList } from '../../features/hours/list/HoursList.js';
import { usePanels, type Panels } from '../../features/hours/usePanels.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { NotificationsCard } from '../../features/messaging/NotificationsCard.js';
import { CheckInCard } from '../../features/opportunities/attendance/CheckInCard.js';
import { SignupsCard } from '../../features/opportunities/SignupsCard.js';
import { UpcomingOpportunities } from '../../features/opportunities/UpcomingOpportunities.js';
import { Achievements } from '../../features/reporting/Achievements.js';
import { Celebration } from '../../features/reporting/Celebration.js';
import { GoalBar, GoalStatement, goalWords } from '../../features/reporting/GoalStatement.js';
import { FRESH } from '../../features/reporting/useReviewFigures.js';
import { VolunteerStats } from '../../features/reporting/VolunteerStats.js';
import { PATHS } from '../../lib/paths.js';
import { Sections, MainAndAside } from '../../ui/Columns.js';
import { FoldingCard } from '../../ui/FoldingCard.js';
import { InlineLink } from '../../ui/InlineLink.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { ErrorState } from '../../ui/states.js';
import { OwnHoursPanels, useNewVerifier } from '../OwnHoursPanels.js';
import { useFormOnPage } from './useFormOnPage.js';

export function VolunteerDashboard() {
  const { firstName, hoursGoal, organizationId } = useSessionUser();
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
        <GoalStatement stats={undefined} goal={hoursGoal} />
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
      <CheckInCard />
      <MainAndAside>
        <LogHours panels={panels} />
        <Stack spacing={4}>
          {followed.length > 0 && <ChildrensProgress followed={followed} />}
          {failed ? (
            <Card component="div" sx={{ textAlign: 'center' }}>
              <ErrorState title={t('pages.totalsLoadFailed')} error={reading.error} onRetry={reading.refetch} />
            </Card>
          ) : (
            <GoalStatement stats={stats} goal={user.hoursGoal} />
          )}
          <UpcomingOpportunities />
        </Stack>
      </MainAndAside>
      {!failed && (
        <VolunteerStats
          stats={stats}
          goal={user.hoursGoal}
          approvedLabel={t('common.approved')}
          pendingLabel={t('common.pending')}
        />
      )}
      <MainAndAside>
        <Stack spacing={4}>
          <RecentHours
            studentId={user.id}
            failed={t('dashboard.yourHoursLoadFailed')}
            empty={<NoHoursYet onLog={log} />}
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

const ChildrensProgress = ({ followed }: Pick<OwnOverviewProps, 'followed'>) => (
  <Card aria-label={t('dashboard.yourChildren')}>
    <Typography variant="h2" sx={{ mb: 3 }}>
      {t('dashboard.yourChildren')}
    </Typography>
    <Stack spacing={4} useFlexGap>
      {followed.map((child) => (
        <ChildProgress key={child.id} child={child} />
      ))}
    </Stack>
  </Card>
);

function ChildProgress({ child }: { child: Child }) {
  const { hoursGoal } = useSessionUser();
  const { data: stats, isError, refetch } = useUserStatsQuery(child.id, FRESH);
  if (isError && !stats) {
    return (
      <Alert>
        {t('dashboard.childHoursLoadFailed', { firstName: child.firstName })}{' '}
        <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
      </Alert>
    );
  }
  return (
    <div>
      <Typography sx={{ mb: 2 }}>
        <InlineLink to={`${PATHS.dashboard}?child=${child.id}`}>
          {stats ? goalWords(stats, hoursGoal, child) : child.firstName}
        </InlineLink>
      </Typography>
      {stats ? <GoalBar stats={stats} goal={hoursGoal} child={child} /> : <Skeleton variant="rounded" height={8} />}
    </div>
  );
}

interface ChildOverviewProps {
  readonly child: Child;
  readonly onOpen: (id: number) => void;
  /** The child is no longer linked to this parent. */
  readonly onGone: () => unknown;
}

function ChildOverview({ child, onOpen, onGone }: ChildOverviewProps) {
  const { hoursGoal } = useSessionUser();
  const { data: stats, ...reading } = useUserStatsQuery(child.id, { refetchOnMountOrArgChange: true });
  const gone = errorStatus(reading.error) === 404;
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  if (reading.isError && (gone || !stats)) {
    return (
      <ErrorState
        title={t('dashboard.childHoursLoadFailed', { firstName: child.firstName })}
        error={reading.error}
        onRetry={reading.refetch}
      />
    );
  }
  return (
    <>
      <GoalStatement stats={stats} goal={hoursGoal} child={child} />
      <VolunteerStats
        stats={stats}
        goal={hoursGoal}
        child={child}
        approvedLabel={t('common.approved')}
        pendingLabel={t('common.pending')}
      />
      <RecentHours
        studentId={child.id}
        failed={t('dashboard.childHoursLoadFailed', { firstName: child.firstName })}
        empty={<NoHoursOfChild child={child} />}
        foot={
          <Button component={Link} to={`${PATHS.myHours}?child=${child.id}`}>
            {t('dashboard.allHoursOfChild', { firstName: child.firstName })}
          </Button>
        }
        onOpen={onOpen}
      />
      <ChildsNextSignups child={child} />
      <Achievements role="student" hours={stats} />
    </>
  );
}

const SHOWN = 3;

function ChildsNextSignups({ child: { id, firstName } }: { child: Child }) {
  const all = `${PATHS.opportunities}?child=${id}`;
  return (
    <SignupsCard
      firstName={firstName}
      filter={{ userId: id, when: 'current', sort: 'date', limit: SHOWN }}
      linkTo={(opportunity) => `${all}&opportunity=${opportunity}`}
      foot={
        <Button component={Link} to={all}>
          {t('dashboard.allSignupsOfChild', { firstName })}
        </Button>
      }
    />
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

interface RecentHoursProps {
  readonly studentId: number;
  readonly failed: string;
  readonly empty: ReactNode;
  readonly foot?: ReactNode;
  readonly onOpen: (id: number) => void;
}

function RecentHours({ studentId, failed, empty, foot, onOpen }: RecentHoursProps) {
  const query = useHoursPageQuery({ studentId, sort: '-createdAt', limit: LIMITS.recentHours }, FRESH);
  return (
    <ListCard title={t('dashboard.recentHours')} foot={foot}>
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<HoursListSkeleton rows={LIMITS.recentHours} />}
        empty={empty}
        failed={failed}
      >
        {(rows) => (
          <HoursList label={t('dashboard.recentHours')} columns={RECENT_COLUMNS} rows={rows} onOpen={onOpen} />
        )}
      </LoadedRows>
    </ListCard>
  );
}
