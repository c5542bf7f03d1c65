import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Building2, Settings, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { SchoolPanels, type SchoolPanel } from '../../features/organizations/SchoolPanels.js';
import { CreateUserDialog } from '../../features/people/CreateUserDialog.js';
import { RecentActivity } from '../../features/reporting/RecentActivity.js';
import { SystemStatistics, SystemStats } from '../../features/reporting/SystemStats.js';
import { PATHS } from '../../lib/paths.js';
import { MainAndAside, Sections } from '../../ui/Columns.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { FirstSchools } from './FirstSchools.js';
import { FirstUsers } from './FirstUsers.js';

/** The first page of who looks after every school: the figures, the people, the schools and what happens. */
export function SuperAdminDashboard() {
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
