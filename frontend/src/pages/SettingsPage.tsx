import { t } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useSettingsQuery } from '../api/organizations.js';
import { SystemHealth } from '../features/organizations/SystemHealth.js';
import { SettingsForm } from '../features/organizations/SettingsForm.js';
import { Sections } from '../ui/Columns.js';
import { PageHeading } from '../ui/PageHeading.js';
import { ErrorState, Late } from '../ui/states.js';

export function SettingsPage() {
  const { data, error, isError, refetch } = useSettingsQuery();
  return (
    <Sections>
      <PageHeading title={t('pages.systemSettings')} />
      <SystemHealth />
      {data ? (
        <SettingsForm settings={data} />
      ) : isError ? (
        <Card>
          <ErrorState title={t('pages.settingsLoadFailed')} error={error} onRetry={refetch} />
        </Card>
      ) : (
        <Late role="status" aria-label={t('pages.loadingSettings')}>
          <Stack spacing={6}>
            {[320, 130, 210].map((height) => (
              <Skeleton key={height} variant="rounded" height={height} />
            ))}
          </Stack>
        </Late>
      )}
    </Sections>
  );
}
