import { useState } from 'react';
import { ASSIGNABLE_ROLES } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePeoplePageQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { UserHoursDialog } from '../../features/hours/admin/UserHoursDialog.js';
import { CreateUserDialog } from '../../features/people/CreateUserDialog.js';
import { EditUserDialog } from '../../features/people/EditUserDialog.js';
import { usePersonPanel } from '../../features/people/usePersonPanel.js';
import { UserPanel } from '../../features/people/UserPanel.js';
import { useWaitingCounts } from '../../features/people/useWaiting.js';
import { AddCoordinatorDialog } from '../../features/people/VerifierDialogs.js';
import { waitingTotal } from '../../features/people/waitingWords.js';
import { withParam } from '../../lib/params.js';
import { Sections } from '../../ui/Columns.js';
import { FilterTabs, LIST_PANEL_ID, tabId } from '../../ui/FilterTabs.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { PeopleList } from './PeopleList.js';
import { Waiting } from './Waiting.js';

type TabKey = 'people' | 'waiting';

/** The people of a school, and what of them waits to be answered. */
export function PeoplePage() {
  const { role } = useSessionUser();
  const onlyVerifiers = ASSIGNABLE_ROLES[role].length === 1;
  const panel = usePersonPanel();
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<number | null>(null);
  const [hoursOf, setHoursOf] = useState<number | null>(null);
  const { data: everybody } = usePeoplePageQuery({ limit: 1 });
  const waiting = useWaitingCounts();
  const tab: TabKey = params.get('tab') === 'waiting' ? 'waiting' : 'people';
  const closeAdding = (): void => setAdding(false);
  const List = tab === 'people' ? PeopleList : Waiting;
  return (
    <Sections>
      <PageHeading title="People">
        <Button variant="contained" startIcon={<UserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {onlyVerifiers ? 'Add coordinator' : 'Add User'}
        </Button>
      </PageHeading>
      <div>
        <FilterTabs<TabKey>
          label="People and what waits"
          tabs={[
            { key: 'people', label: 'People', count: everybody?.total },
            { key: 'waiting', label: 'Waiting', count: waiting && waitingTotal(waiting) },
          ]}
          selected={tab}
          onSelect={(key) => setParams((now) => withParam(now, 'tab', key === 'waiting' ? key : ''), { replace: true })}
        />
        <div role="tabpanel" id={LIST_PANEL_ID} aria-labelledby={tabId(tab)} style={{ marginTop: 16 }}>
          <List onOpen={panel.open} />
        </div>
      </div>
      <UserPanel id={panel.id} onEdit={setEditing} onOpen={panel.open} onHours={setHoursOf} onClose={panel.close} />
      <UserHoursDialog id={hoursOf} onClose={() => setHoursOf(null)} />
      <EditUserDialog id={editing} onClose={() => setEditing(null)} />
      {onlyVerifiers ? (
        <AddCoordinatorDialog open={adding} onClose={closeAdding} />
      ) : (
        <CreateUserDialog open={adding} onClose={closeAdding} />
      )}
    </Sections>
  );
}
