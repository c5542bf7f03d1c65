import { Suspense, useState, useEffect, useRef, type RefObject } from 'react';
import type { HoursView, UserView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { UserPlus } from 'lucide-react';
import { useSearchParams, Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { HoursPanels } from '../../features/hours/HoursPanels.js';
import { usePanels } from '../../features/hours/usePanels.js';
import { CreateUserDialog } from '../../features/people/CreateUserDialog.js';
import { usePersonPanel } from '../../features/people/usePersonPanel.js';
import { queueWords } from '../../features/reporting/queueWords.js';
import { StrictPolicyNote } from '../../features/reporting/StrictPolicyNote.js';
import { useHoursCount, waitingStatuses } from '../../features/reporting/useReviewFigures.js';
import { lazily } from '../../lib/lazily.js';
import { PATHS } from '../../lib/paths.js';
import { useLast } from '../../lib/useLast.js';
import { Sections } from '../../ui/Columns.js';
import { FilterTabs, LIST_PANEL_ID, tabId } from '../../ui/FilterTabs.js';
import { HEADER_HEIGHT } from '../../ui/layout.js';
import { Spinner } from '../../ui/loading.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { PeopleList } from '../people/PeopleList.js';
import type { OpenOverDashboard } from './AdminPanels.js';
import { AdminStats } from './AdminStats.js';
import { Lead, LeadSkeleton, WhatWaits } from './Lead.js';

const AdminPanels = lazily(async () => (await import('./AdminPanels.js')).AdminPanels);

/** Where a figure leads to it, it stands below the header with its tabs. */
const Panel = styled('div')({ marginTop: 16, scrollMarginTop: HEADER_HEIGHT + 72 });

/** An administrator's first page: what waits, the figures of the school, and all there is in it. */
export function AdminDashboard() {
  const { firstName } = useSessionUser();
  const [params, setParams] = useSearchParams();
  const person = usePersonPanel();
  const panels = usePanels();
  const list = useListAsked();
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
      <PageHeading title="Dashboard" heading={`Welcome back, ${firstName}`}>
        <Button variant="outlined" startIcon={<UserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          Add User
        </Button>
      </PageHeading>
      <AdminLead quiet={params.has('import')} />
      <StrictPolicyNote />
      <AdminStats />
      <div>
        <FilterTabs<AdminTabKey>
          label="What is listed"
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

/** How much waits for an administrator, and the way to it; `quiet` while something else on the page comes first. */
function AdminLead({ quiet }: { quiet: boolean }) {
  const { total, failed } = useHoursCount(waitingStatuses('admin'));
  if (total === undefined) return failed ? null : <LeadSkeleton />;
  return (
    <Lead aria-label="What waits for you">
      <WhatWaits words={queueWords(total)} late={total !== '0'} />
      {total !== '0' && (
        <Button variant={quiet ? 'outlined' : 'contained'} component={Link} to={PATHS.approvals}>
          Review
        </Button>
      )}
    </Lead>
  );
}

/** A list that takes the focus when a figure above it asks for its rows. */
function useListAsked(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const { key } = location;
  const first = useRef(key);
  const opensPanel = (location.state as { panel?: boolean } | null)?.panel === true;
  const asked = useNavigationType() === NavigationType.Push && !opensPanel;
  useEffect(() => {
    if (asked && key !== first.current) list.current?.focus();
  }, [asked, key]);
  return list;
}

const HoursOfSchool = lazily(async () => (await import('./hours/HoursOfSchool.js')).HoursOfSchool);
const OpportunitiesOfSchool = lazily(async () => (await import('./OpportunitiesOfSchool.js')).OpportunitiesOfSchool);
const Reports = lazily(async () => (await import('./reports/Reports.js')).Reports);
const Exchange = lazily(async () => (await import('./exchange/Exchange.js')).Exchange);

const ADMIN_TABS = [
  { key: 'users', label: 'Users' },
  { key: 'hours', label: 'Hours' },
  { key: 'opportunities', label: 'Opportunities' },
  { key: 'reports', label: 'Reports' },
  { key: 'exchange', label: 'Import/Export' },
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

/** What an administrator's tabs choose between; all but the first come when they are asked for. */
function AdminTab({ tab, onPerson, onEntry, onHoursOf, ...people }: AdminTabProps) {
  if (tab === 'users') return <PeopleList onOpen={onPerson} {...people} />;
  if (tab === 'hours') {
    return (
      <Suspense fallback={<RowsSkeleton label="Loading hours" rows={8} cardHeight={140} />}>
        <HoursOfSchool onOpen={onEntry} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Spinner label="Loading the page" />}>
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
