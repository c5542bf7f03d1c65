import { Suspense, useState } from 'react';
import { t, ASSIGNABLE_ROLES, can } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Megaphone, UserPlus } from 'lucide-react';
import { usePeoplePageQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { CreateUserDialog, EditUserDialog, WriteToSchoolDialog } from '../../features/people/UserDialogs.js';
import { AddCoordinatorDialog } from '../../features/people/VerifierDialogs.js';
import { useWaitingCounts, waitingTotal } from '../../features/people/WaitingLink.js';
import { lazily } from '../../lib/lazily.js';
import { oneIn, usePanelParam, useUrlParams } from '../../lib/useSearchState.js';
import { useLast } from '../../lib/hooks.js';
import { Sections } from '../../ui/Columns.js';
import { FilterTabs, LIST_PANEL_ID, tabId } from '../../ui/FilterTabs.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { Spinner } from '../../ui/states.js';
import { PeopleList } from './PeopleList.js';

const UserHoursDialog = lazily(
  async () => (await import('../../features/hours/admin/UserHoursDialog.js')).UserHoursDialog,
);
const UserPanel = lazily(async () => (await import('../../features/people/UserPanel.js')).UserPanel);
const Waiting = lazily(async () => (await import('./Waiting.js')).Waiting);

const Classes = lazily(async () => (await import('../../features/organizations/Classes.js')).Classes);
const Students = lazily(async () => (await import('./Students.js')).Students);

const TABS = ['people', 'students', 'classes', 'waiting'] as const;
type TabKey = (typeof TABS)[number];

export function PeoplePage() {
  const { role } = useSessionUser();
  const onlyVerifiers = ASSIGNABLE_ROLES[role].length === 1;
  const panel = usePanelParam('person');
  const { params, set } = useUrlParams<'tab'>();
  const [adding, setAdding] = useState(false);
  const [writing, setWriting] = useState(false);
  const [editing, setEditing] = useState<number | null>(null);
  const [hoursOf, setHoursOf] = useState<number | null>(null);
  const { data: allPeople } = usePeoplePageQuery({ limit: 1 });
  const waiting = useWaitingCounts();
  const tabs = TABS.filter((key) => key !== 'classes' || can(role, 'classes.manage'));
  const tab = oneIn(params, 'tab', tabs) ?? 'people';
  const shown = {
    people: { label: t('people.people'), count: allPeople?.total },
    students: { label: t('common.students') },
    classes: { label: t('labels.classes') },
    waiting: { label: t('common.waiting'), count: waiting && waitingTotal(waiting) },
  };
  const anyYet = useLast(panel.id ?? editing ?? hoursOf) !== null;
  const closeAdding = (): void => setAdding(false);
  const List = { people: PeopleList, students: Students, classes: Classes, waiting: Waiting }[tab];
  return (
    <Sections>
      <PageHeading title={t('people.people')}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {can(role, 'schools.set-rules') && (
            <Button variant="outlined" startIcon={<Megaphone size={18} aria-hidden />} onClick={() => setWriting(true)}>
              {t('people.writeToSchool')}
            </Button>
          )}
          <Button variant="contained" startIcon={<UserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            {onlyVerifiers ? t('people.addCoordinator') : t('people.addUser')}
          </Button>
        </Stack>
      </PageHeading>
      <div>
        <FilterTabs<TabKey>
          label={t('people.tabs')}
          tabs={tabs.map((key) => ({ key, ...shown[key] }))}
          selected={tab}
          onSelect={(key) => set({ tab: key === 'people' ? '' : key })}
        />
        <div role="tabpanel" id={LIST_PANEL_ID} aria-labelledby={tabId(tab)} style={{ marginTop: 16 }}>
          <Suspense fallback={<Spinner label={t('common.loadingPage')} />}>
            <List onOpen={panel.open} />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={null}>
        {anyYet && (
          <>
            <UserPanel
              id={panel.id}
              onEdit={setEditing}
              onOpen={panel.open}
              onHours={setHoursOf}
              onClose={panel.close}
            />
            <UserHoursDialog id={hoursOf} onClose={() => setHoursOf(null)} />
            <EditUserDialog id={editing} onClose={() => setEditing(null)} />
          </>
        )}
      </Suspense>
      <WriteToSchoolDialog open={writing} onClose={() => setWriting(false)} />
      {onlyVerifiers ? (
        <AddCoordinatorDialog open={adding} onClose={closeAdding} />
      ) : (
        <CreateUserDialog open={adding} onClose={closeAdding} />
      )}
    </Sections>
  );
}
