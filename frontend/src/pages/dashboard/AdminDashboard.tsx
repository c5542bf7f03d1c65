import { Suspense, useState, useEffect, useRef, type RefObject } from 'react';
import type { HoursView } from '@hourtrail/contracts';
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
import { PageHeading } from '../../ui/PageHeading.js';
import type { OpenOverDashboard } from './AdminPanels.js';
import { AdminStats } from './AdminStats.js';
import { ADMIN_TABS, AdminTab, type AdminTabKey } from './AdminTab.js';
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
