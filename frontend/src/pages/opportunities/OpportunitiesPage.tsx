import { lazy, type ReactNode } from 'react';
import { t, can, isVolunteer } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignupsListInfiniteQuery, useSignupsPageQuery } from '../../api/opportunities.js';
import { rowsOf } from '../../api/paging.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { ChildSwitcher } from '../../features/families/ChildSwitcher.js';
import { JoinYourSchool } from '../../features/families/JoinYourSchool.js';
import { useFollowing, type Child } from '../../features/families/useFollowing.js';
import { AttendancePanel } from '../../features/opportunities/attendance/AttendancePanel.js';
import { OpportunityPanel } from '../../features/opportunities/OpportunityPanel.js';
import { SignupList } from '../../features/opportunities/SignupList.js';
import { RosterMenu } from '../../features/reporting/exports/RosterMenu.js';
import { PATHS } from '../../lib/paths.js';
import { useUrlParams, usePanelParam } from '../../lib/useSearchState.js';
import { Sections } from '../../ui/Columns.js';
import { FilterTabs, LIST_PANEL_ID, tabId } from '../../ui/FilterTabs.js';
import { ListFrame } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { PagedFoot } from '../../ui/PagedList.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { OpportunityList } from './OpportunityList.js';

const PublishedOpportunities = lazy(async () => ({
  default: (await import('./ManagedOpportunities.js')).PublishedOpportunities,
}));

export function OpportunitiesPage() {
  const { role } = useSessionUser();
  return can(role, 'opportunities.manage') ? <PublishedOpportunities /> : <ReadOpportunities />;
}

function ReadOpportunities() {
  const { role } = useSessionUser();
  const following = useFollowing();
  const { child, deciding } = following;
  const { id, open, close } = usePanelParam('opportunity');
  return (
    <Sections>
      <PageHeading
        title={t('common.opportunities')}
        heading={child ? t('opportunities.signupsOfChild', { firstName: child.firstName }) : t('common.opportunities')}
      />
      <JoinYourSchool />
      <ChildSwitcher following={following} of="sign-ups" />
      {deciding ? null : child ? (
        <ChildsSignups key={child.id} child={child} onOpen={open} />
      ) : isVolunteer(role) ? (
        <FindOrJoined onOpen={open} />
      ) : (
        <OpportunityList onOpen={open} />
      )}
      <OpportunityPanel id={id} onOpen={open} onClose={close} />
      {can(role, 'attendance.take') && (
        <AttendancePanel tools={(opportunity) => <RosterMenu opportunity={opportunity} />} />
      )}
    </Sections>
  );
}

type TabKey = 'find' | 'joined';

function FindOrJoined({ onOpen }: { onOpen: (id: number) => void }) {
  const { params, set } = useUrlParams<'show'>();
  const tab: TabKey = params.get('show') === 'joined' ? 'joined' : 'find';
  const { data: current } = useSignupsPageQuery({ when: 'current', limit: 1 }, FRESH);
  return (
    <div>
      <FilterTabs<TabKey>
        label={t('opportunities.tabs')}
        tabs={[
          { key: 'find', label: t('opportunities.find') },
          { key: 'joined', label: t('opportunities.yourSignups'), count: current?.total },
        ]}
        selected={tab}
        onSelect={(key) => set({ show: key === 'joined' ? key : '' })}
      />
      <div role="tabpanel" id={LIST_PANEL_ID} aria-labelledby={tabId(tab)} style={{ marginTop: 16 }}>
        {tab === 'find' ? <OpportunityList onOpen={onOpen} /> : <OwnSignups onOpen={onOpen} />}
      </div>
    </div>
  );
}

interface SignupsProps {
  readonly onOpen: (id: number) => void;
}

const OwnSignups = ({ onOpen }: SignupsProps) => (
  <PagedSignups
    label={t('opportunities.yourSignups')}
    onOpen={onOpen}
    empty={
      <EmptyState
        icon={CalendarHeart}
        title={t('opportunities.noSignups')}
        action={
          <Button variant="outlined" component={Link} to={PATHS.opportunities}>
            {t('opportunities.findOpportunities')}
          </Button>
        }
      />
    }
  />
);

const ChildsSignups = ({ child, onOpen }: SignupsProps & { readonly child: Child }) => (
  <PagedSignups
    label={t('opportunities.signupsOfChild', { firstName: child.firstName })}
    userId={child.id}
    onOpen={onOpen}
    empty={
      <EmptyState icon={CalendarHeart} title={t('opportunities.noSignupsOfChild', { firstName: child.firstName })} />
    }
  />
);

const PAGE_ROWS = 25;

interface PagedSignupsProps {
  readonly label: string;
  /** The id of a child; without it, the list shows the user's own sign-ups. */
  readonly userId?: number | undefined;
  readonly empty: ReactNode;
  readonly onOpen: (opportunityId: number) => void;
}

/** What is on now and next, then what is over, folded away. */
function PagedSignups({ label, userId, empty, onOpen }: PagedSignupsProps) {
  const of = { limit: PAGE_ROWS, ...(userId !== undefined && { userId }) };
  const current = useSignupsListInfiniteQuery({ ...of, when: 'current', sort: 'date' }, FRESH);
  const past = useSignupsListInfiniteQuery({ ...of, when: 'past', sort: '-date' }, FRESH);
  const [next, over] = [rowsOf(current), rowsOf(past)];
  const failed = [current, past].find((list) => list.isError && !rowsOf(list));
  const refetch = (): void => [current, past].forEach((list) => void list.refetch());
  return (
    <ListFrame aria-label={label}>
      <LoadedRows
        rows={next && over && [...next, ...over]}
        query={{ isError: failed !== undefined, error: failed?.error, refetch }}
        skeleton={<RowsSkeleton label={t('opportunities.loadingSignups')} rows={5} cardHeight={96} />}
        empty={empty}
        failed={t('opportunities.signupsLoadFailed')}
      >
        {() => (
          <>
            <Inset>
              {next?.length ? (
                <SignupList label={label} signups={next} onOpen={onOpen} />
              ) : (
                <Typography sx={{ py: 4, color: 'text.secondary' }}>{t('opportunities.noUpcomingSignups')}</Typography>
              )}
            </Inset>
            <PagedFoot list={current} />
            {over && over.length > 0 && (
              <Past>
                <Typography component="summary" variant="h3">
                  {t('opportunities.pastSignups')}
                </Typography>
                <Inset>
                  <SignupList label={t('opportunities.pastSignups')} signups={over} onOpen={onOpen} />
                </Inset>
                <PagedFoot list={past} />
              </Past>
            )}
          </>
        )}
      </LoadedRows>
    </ListFrame>
  );
}

const FRESH = { refetchOnMountOrArgChange: true } as const;

const Inset = styled('div')(({ theme }) => ({
  paddingInline: 20,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

const Past = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.hairline}`,
  '& > summary': { padding: '12px 20px', minHeight: 44, cursor: 'pointer' },
  '& > summary:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
  [theme.breakpoints.down('sm')]: { '& > summary': { paddingInline: 16 } },
}));
