import { Suspense, lazy, useState } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ArrowLeft, ArrowLeftRight, Building2, Settings, UserPlus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import type { SchoolPanel } from '../../features/organizations/SchoolPanels.js';
import { EditUserDialog, CreateUserDialog } from '../../features/people/UserDialogs.js';
import { RecentActivity } from '../../features/reporting/RecentActivity.js';
import { SystemStatistics, SystemStats } from '../../features/reporting/SystemStats.js';
import { PATHS } from '../../lib/paths.js';
import { MainAndAside, Sections } from '../../ui/Columns.js';
import { useNarrow } from '../../ui/layout.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { Spinner } from '../../ui/states.js';
import { SchoolDialogs } from '../schools/SchoolDialogs.js';
import { FirstSchools } from './FirstSchools.js';
import { TenUsers } from './TenUsers.js';

const Exchange = lazy(async () => ({ default: (await import('./exchange/Exchange.js')).Exchange }));

export function SuperAdminDashboard() {
  const [params] = useSearchParams();
  return params.get('tab') === 'exchange' ? <ExchangeOfASchool /> : <Overview />;
}

const ExchangeOfASchool = () => (
  <Sections>
    <PageHeading title={t('dashboard.importExport')}>
      <Button variant="text" component={Link} to={PATHS.dashboard} startIcon={<ArrowLeft size={18} aria-hidden />}>
        {t('dashboard.dashboard')}
      </Button>
    </PageHeading>
    <Suspense fallback={<Spinner label={t('common.loadingPage')} />}>
      <Exchange />
    </Suspense>
  </Sections>
);

function Overview() {
  const { firstName } = useSessionUser();
  const [open, setOpen] = useState<SchoolPanel | null>(null);
  const [adding, setAdding] = useState(false);
  const narrow = useNarrow();
  const actions = (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<UserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
        {t('dashboard.addUser')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Building2 size={18} aria-hidden />}
        onClick={() => setOpen({ kind: 'form', target: 'new' })}
      >
        {t('dashboard.addOrganization')}
      </Button>
      <Button variant="outlined" startIcon={<Settings size={18} aria-hidden />} component={Link} to={PATHS.settings}>
        {t('pages.systemSettings')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<ArrowLeftRight size={18} aria-hidden />}
        component={Link}
        to={`${PATHS.dashboard}?tab=exchange`}
      >
        {t('dashboard.importExport')}
      </Button>
    </Stack>
  );
  return (
    <Sections>
      <PageHeading title={t('dashboard.dashboard')} heading={t('dashboard.welcomeBack', { firstName })}>
        {!narrow && actions}
      </PageHeading>
      <SystemStats />
      {narrow && actions}
      <FirstUsers />
      <MainAndAside>
        <RecentActivity />
        <Stack spacing={4}>
          <SystemStatistics />
          <FirstSchools onOpen={setOpen} />
        </Stack>
      </MainAndAside>
      <CreateUserDialog open={adding} onClose={() => setAdding(false)} />
      <SchoolDialogs open={open} onClose={() => setOpen(null)} />
    </Sections>
  );
}

function FirstUsers() {
  const [editing, setEditing] = useState<number | null>(null);
  return (
    <>
      <TenUsers title={t('dashboard.users')} sort="name" openLabel={t('common.edit')} onOpen={setEditing} />
      <EditUserDialog id={editing} onClose={() => setEditing(null)} />
    </>
  );
}
