import { Suspense, lazy, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ArrowLeft, ArrowLeftRight, Building2, Settings, UserPlus, Users } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { usePeoplePageQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { SchoolPanels, type SchoolPanel } from '../../features/organizations/SchoolPanels.js';
import { EditUserDialog, CreateUserDialog } from '../../features/people/UserDialogs.js';
import { UserTable, UserTableSkeleton } from '../../features/people/UserTable.js';
import { RecentActivity } from '../../features/reporting/RecentActivity.js';
import { SystemStatistics, SystemStats } from '../../features/reporting/SystemStats.js';
import { PATHS } from '../../lib/paths.js';
import { MainAndAside, Sections } from '../../ui/Columns.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { EmptyState, Spinner } from '../../ui/states.js';
import { FirstSchools } from './FirstSchools.js';

const Exchange = lazy(async () => ({ default: (await import('./exchange/Exchange.js')).Exchange }));

export function SuperAdminDashboard() {
  const [params] = useSearchParams();
  return params.get('tab') === 'exchange' ? <ExchangeOfASchool /> : <Overview />;
}

const ExchangeOfASchool = () => (
  <Sections>
    <PageHeading title="Import/Export">
      <Button variant="text" component={Link} to={PATHS.dashboard} startIcon={<ArrowLeft size={18} aria-hidden />}>
        Dashboard
      </Button>
    </PageHeading>
    <Suspense fallback={<Spinner label="Loading the page" />}>
      <Exchange />
    </Suspense>
  </Sections>
);

function Overview() {
  const { firstName } = useSessionUser();
  const [open, setOpen] = useState<SchoolPanel | null>(null);
  const [adding, setAdding] = useState(false);
  return (
    <Sections>
      <PageHeading title="Dashboard" heading={`Welcome back, ${firstName}`}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" startIcon={<UserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            Add User
          </Button>
          <Button
            variant="outlined"
            startIcon={<Building2 size={18} aria-hidden />}
            onClick={() => setOpen({ kind: 'form', target: 'new' })}
          >
            Add Organization
          </Button>
          <Button
            variant="outlined"
            startIcon={<Settings size={18} aria-hidden />}
            component={Link}
            to={PATHS.settings}
          >
            System Settings
          </Button>
          <Button
            variant="outlined"
            startIcon={<ArrowLeftRight size={18} aria-hidden />}
            component={Link}
            to={`${PATHS.dashboard}?tab=exchange`}
          >
            Import/Export
          </Button>
        </Stack>
      </PageHeading>
      <SystemStats />
      <FirstUsers />
      <MainAndAside>
        <RecentActivity />
        <Stack spacing={4}>
          <SystemStatistics />
          <FirstSchools onOpen={setOpen} />
        </Stack>
      </MainAndAside>
      <CreateUserDialog open={adding} onClose={() => setAdding(false)} />
      <SchoolPanels open={open} onClose={() => setOpen(null)} />
    </Sections>
  );
}

const ROWS = 10;

function FirstUsers() {
  const [editing, setEditing] = useState<number | null>(null);
  const query = usePeoplePageQuery({ sort: 'name', limit: ROWS });
  return (
    <ListCard
      title="Users"
      foot={
        <Button component={Link} to={PATHS.people}>
          All users
        </Button>
      }
    >
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<UserTableSkeleton rows={ROWS} />}
        empty={<EmptyState icon={Users} title="Nobody is here yet" />}
        failed="The users could not be loaded"
      >
        {(users) => <UserTable label="Users" rows={users} openLabel="Edit" onOpen={setEditing} />}
      </LoadedRows>
      <EditUserDialog id={editing} onClose={() => setEditing(null)} />
    </ListCard>
  );
}
