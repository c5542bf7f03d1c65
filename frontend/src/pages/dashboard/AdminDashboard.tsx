import { Suspense, useState, useEffect, useRef, type RefObject, type ReactNode } from 'react';
import { t, type HoursView, type ReportOverviewTotals, type UserView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { UserPlus } from 'lucide-react';
import { useSearchParams, Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useOpportunitiesPageQuery } from '../../api/opportunities.js';
import { useReportOverviewQuery, useStatisticsQuery } from '../../api/reporting.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { HoursPanels } from '../../features/hours/HoursPanels.js';
import { usePanels } from '../../features/hours/usePanels.js';
import { CreateUserDialog } from '../../features/people/UserDialogs.js';
import { usePanelParam } from '../../lib/useSearchState.js';
import { SchoolProgress } from '../../features/reporting/SchoolProgress.js';
import { queueWords, AloneLink } from '../../features/reporting/LateLink.js';
import { StrictPolicyNote } from '../../features/reporting/StrictPolicyNote.js';
import { useHoursCount, waitingStatuses } from '../../features/reporting/useReviewFigures.js';
import { formatCount } from '../../lib/counts.js';
import { formatDate } from '../../lib/dates.js';
import { lazily } from '../../lib/lazily.js';
import { PATHS } from '../../lib/paths.js';
import { useLast } from '../../lib/hooks.js';
import { Amount } from '../../ui/Amount.js';
import { Sections, CardGrid } from '../../ui/Columns.js';
import { FilterTabs, LIST_PANEL_ID, tabId } from '../../ui/FilterTabs.js';
import { HEADER_HEIGHT, useNarrow } from '../../ui/layout.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { StatCard } from '../../ui/StatCard.js';
import { Spinner } from '../../ui/states.js';
import type { OpenOverDashboard } from './AdminPanels.js';
import { Lead, LeadSkeleton, WhatWaits } from './Lead.js';
import { useLookingBack } from './reports/useLookingBack.js';
import { TenUsers } from './TenUsers.js';

const AdminPanels = lazily(async () => (await import('./AdminPanels.js')).AdminPanels);

/** Scrolled into view, it stops below the header and the tabs. */
const Panel = styled('div')({ marginTop: 16, scrollMarginTop: HEADER_HEIGHT + 72 });

export function AdminDashboard() {
  const { firstName } = useSessionUser();
  const [params, setParams] = useSearchParams();
  const person = usePanelParam('person');
  const panels = usePanels();
  const list = useScrollToList();
  const { asOf, isReport } = useLookingBack();
  const narrow = useNarrow();
  // on a phone, a tab that was chosen begins with its content
  const isFolded = narrow && params.has('tab');
  const stats = asOf ? <PastStats asOf={asOf} /> : <AdminStats />;
  const [reviewing, setReviewing] = useState<HoursView | null>(null);
  const [adding, setAdding] = useState(false);
  const [over, setOver] = useState<OpenOverDashboard>({
    editing: null,
    deactivating: null,
    entry: null,
    hoursOf: null,
  });
  const open = (next: Partial<OpenOverDashboard>): void => setOver((now) => ({ ...now, ...next }));
  const anyYet = useLast(person.id ?? over.editing ?? over.deactivating ?? over.entry ?? over.hoursOf) !== null;
  const tab: AdminTabKey = ADMIN_TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'users';
  return (
    <Sections>
      <PageHeading
        title={asOf ? t('dashboard.reportsAsOf', { date: formatDate(asOf) }) : t('dashboard.dashboard')}
        heading={asOf ? undefined : t('dashboard.welcomeBack', { firstName })}
      >
        {!isFolded && (
          <Button variant="outlined" startIcon={<UserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            {t('dashboard.addUser')}
          </Button>
        )}
      </PageHeading>
      {isReport && (
        <Suspense fallback={<div style={{ minHeight: 40 }} />}>
          <LookingBack />
        </Suspense>
      )}
      {!asOf && !isFolded && (
        <>
          <AdminLead quiet={params.has('import')} />
          <NewSchool />
          <StrictPolicyNote />
          {tab !== 'reports' && <SchoolProgress />}
        </>
      )}
      {!narrow && stats}
      <div>
        <FilterTabs<AdminTabKey>
          label={t('dashboard.sections')}
          tabs={ADMIN_TABS}
          selected={tab}
          onSelect={(key) => setParams(key === 'users' ? {} : { tab: key }, { replace: true })}
        />
        <Panel ref={list} tabIndex={-1} role="tabpanel" id={LIST_PANEL_ID} aria-labelledby={tabId(tab)}>
          <AdminTab
            tab={tab}
            onPerson={person.open}
            onEdit={(editing) => open({ editing })}
            onDeactivate={(deactivating) => open({ deactivating })}
            onEntry={(entry) => open({ entry })}
            onHoursOf={(hoursOf) => open({ hoursOf })}
          />
        </Panel>
      </div>
      {narrow && (asOf || !isFolded) && stats}
      <CreateUserDialog open={adding} onClose={() => setAdding(false)} />
      <Suspense fallback={null}>
        {anyYet && (
          <AdminPanels
            {...over}
            person={person.id}
            onOpen={open}
            onPerson={person.open}
            onPersonClosed={person.close}
            onTrail={panels.openTrail}
          />
        )}
      </Suspense>
      <HoursPanels panels={panels} reviewing={reviewing} onReview={setReviewing} />
    </Sections>
  );
}

function AdminLead({ quiet }: { quiet: boolean }) {
  const { total, failed } = useHoursCount(waitingStatuses('admin'));
  if (total === undefined) return failed ? null : <LeadSkeleton />;
  return (
    <Lead aria-label={t('dashboard.waitingForYou')}>
      <WhatWaits words={queueWords(total)} late={total !== '0'} />
      {total !== '0' && (
        <Button variant={quiet ? 'outlined' : 'contained'} component={Link} to={PATHS.approvals}>
          {t('dashboard.review')}
        </Button>
      )}
    </Lead>
  );
}

/** Until its first entry is approved. */
function NewSchool() {
  const { data } = useStatisticsQuery();
  const events = useOpportunitiesPageQuery(ACTIVE_EVENTS);
  if (!data || !events.data || data.approvedEntries > 0) return null;
  return (
    <Suspense fallback={null}>
      <FirstSteps hasStudents={data.activeByRole.student > 0} hasOpportunities={events.data.total !== '0'} />
    </Suspense>
  );
}

const SETTLED_MS = 2_000;

/** Focuses the list when a figure above it links to its rows, and shows it when another page does. */
function useScrollToList(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const { key } = location;
  const [first] = useState(key);
  const hasTab = new URLSearchParams(location.search).has('tab');
  const opensPanel = (location.state as { panel?: boolean } | null)?.panel === true;
  const isRequested = useNavigationType() === NavigationType.Push && !opensPanel;
  useEffect(() => {
    if (isRequested && key !== first) list.current?.focus();
  }, [first, isRequested, key]);
  const arrives = isRequested && key === first && hasTab;
  useEffect(() => {
    if (!arrives) return undefined;
    // what stands above the list comes later, and pushes it down
    const follow = new ResizeObserver(() => list.current?.scrollIntoView());
    const end = (): void => follow.disconnect();
    follow.observe(document.body);
    const timer = setTimeout(end, SETTLED_MS);
    const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const way of byHand) window.addEventListener(way, end, { once: true, passive: true });
    return () => {
      end();
      clearTimeout(timer);
      for (const way of byHand) window.removeEventListener(way, end);
    };
  }, [arrives]);
  return list;
}

const FirstSteps = lazily(async () => (await import('./FirstSteps.js')).FirstSteps);
const HoursOfSchool = lazily(async () => (await import('./hours/HoursOfSchool.js')).HoursOfSchool);
const OpportunitiesOfSchool = lazily(async () => (await import('./OpportunitiesOfSchool.js')).OpportunitiesOfSchool);
const LookingBack = lazily(async () => (await import('./reports/LookingBack.js')).LookingBack);
const Reports = lazily(async () => (await import('./reports/Reports.js')).Reports);
const Exchange = lazily(async () => (await import('./exchange/Exchange.js')).Exchange);

const ADMIN_TABS = [
  { key: 'users', label: t('dashboard.users') },
  { key: 'hours', label: t('common.hours') },
  { key: 'opportunities', label: t('common.opportunities') },
  { key: 'reports', label: t('dashboard.reports') },
  { key: 'exchange', label: t('dashboard.importExport') },
] as const;

type AdminTabKey = (typeof ADMIN_TABS)[number]['key'];

interface AdminTabProps {
  readonly tab: AdminTabKey;
  readonly onPerson: (id: number) => void;
  readonly onEdit: (id: number) => void;
  readonly onDeactivate: (user: UserView) => void;
  readonly onEntry: (id: number) => void;
  readonly onHoursOf: (id: number) => void;
}

function AdminTab({ tab, onPerson, onEntry, onHoursOf, ...people }: AdminTabProps) {
  if (tab === 'users') {
    return <TenUsers title={t('dashboard.newestUsers')} sort="-createdAt" onOpen={onPerson} {...people} />;
  }
  if (tab === 'hours') {
    return (
      <Suspense fallback={<RowsSkeleton label={t('hours.loadingHours')} rows={8} cardHeight={140} />}>
        <HoursOfSchool onOpen={onEntry} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Spinner label={t('common.loadingPage')} />}>
      {tab === 'opportunities' ? (
        <OpportunitiesOfSchool />
      ) : tab === 'reports' ? (
        <Reports onPerson={onHoursOf} />
      ) : (
        <Exchange />
      )}
    </Suspense>
  );
}

const UNKNOWN = '—';

/** Reserves the line of a link that appears later. */
const Reserved = styled('span')({ display: 'block', minHeight: 18 });
const HOURS = `${PATHS.dashboard}?tab=hours`;
/** The same filter as in the list that the figure links to. */
const ACTIVE_EVENTS = { when: 'upcoming', active: true, limit: 1 } as const;

const figureOf =
  <T,>(data: T | undefined, isError: boolean) =>
  (pick: (figures: T) => ReactNode): ReactNode =>
    data ? pick(data) : isError ? UNKNOWN : <Skeleton width={64} />;

interface TotalCardsProps {
  readonly figure: (pick: (totals: ReportOverviewTotals) => ReactNode) => ReactNode;
  /** Whether the lists hold the rows that make the figures. */
  readonly isPresent: boolean;
  readonly children?: ReactNode;
}

const TotalCards = ({ figure, isPresent, children }: TotalCardsProps) => (
  <CardGrid>
    <StatCard
      label={t('dashboard.totalUsers')}
      value={figure(({ totalUsers }) => formatCount(totalUsers))}
      caption={figure(({ activeUsers }) => t('dashboard.activeUsers', { count: activeUsers }))}
      {...(isPresent && { to: PATHS.people })}
    />
    <StatCard
      label={t('dashboard.totalHours')}
      value={figure(({ totalHours }) => (
        <Amount unit="hours" of={totalHours} />
      ))}
      caption={
        <>
          {figure(({ approvedEntries }) => t('dashboard.approvedEntries', { count: approvedEntries }))}
          {isPresent && (
            <Reserved>
              <AloneLink />
            </Reserved>
          )}
        </>
      }
      {...(isPresent && { to: `${HOURS}&status=pending,verified,approved` })}
    />
    <StatCard
      label={t('dashboard.pendingHours')}
      value={figure(({ pendingHours }) => (
        <Amount unit="hours" of={pendingHours} />
      ))}
      caption={t('dashboard.awaitingApproval')}
      {...(isPresent && { to: `${HOURS}&status=pending,verified` })}
    />
    {children}
  </CardGrid>
);

function AdminStats() {
  const { data, isError } = useStatisticsQuery(undefined, { refetchOnMountOrArgChange: true });
  const events = useOpportunitiesPageQuery(ACTIVE_EVENTS, { refetchOnMountOrArgChange: true });
  return (
    <TotalCards figure={figureOf(data, isError)} isPresent>
      <StatCard
        label={t('common.opportunities')}
        value={figureOf(events.data, events.isError)(({ total }) => total)}
        caption={t('dashboard.activeEvents')}
        to={`${PATHS.dashboard}?tab=opportunities&active=true`}
      />
    </TotalCards>
  );
}

function PastStats({ asOf }: { asOf: string }) {
  const { currentData, isError } = useReportOverviewQuery({ asOf });
  return <TotalCards figure={figureOf(currentData?.totals, isError)} isPresent={false} />;
}
