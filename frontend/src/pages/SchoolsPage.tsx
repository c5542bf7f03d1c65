import { Suspense, useState } from 'react';
import { t, can, type OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSchoolQuery } from '../api/organizations.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { JoinCodeControls } from '../features/organizations/JoinCodeControls.js';
import { SchoolLook } from '../features/organizations/SchoolLook.js';
import { SchoolPanels } from '../features/organizations/SchoolPanels.js';
import { SchoolSignIn } from '../features/organizations/SchoolSignIn.js';
import { SchoolYears } from '../features/organizations/SchoolYears.js';
import { WhatCounts } from '../features/organizations/WhatCounts.js';
import { factsOfRules, setByDistrict } from '../features/organizations/schoolForm.js';
import { lazily } from '../lib/lazily.js';
import { Sections } from '../ui/Columns.js';
import { FactGrid } from '../ui/FactGrid.js';
import { PageHeading } from '../ui/PageHeading.js';
import { ErrorState, Late } from '../ui/states.js';
import { AllSchools } from './schools/AllSchools.js';

const RecordRequests = lazily(async () => (await import('../features/privacy/RecordRequests.js')).RecordRequests);
const Retention = lazily(async () => (await import('../features/privacy/Retention.js')).Retention);
const Connections = lazily(async () => (await import('../features/organizations/Connections.js')).Connections);

export function SchoolsPage() {
  const { role } = useSessionUser();
  return can(role, 'schools.manage') ? <AllSchools /> : <OwnSchool />;
}

/** Administrators set the rules of their school. */
function OwnSchool() {
  const { organizationId, organizationName, role } = useSessionUser();
  const {
    data: school,
    error,
    isError,
    refetch,
  } = useSchoolQuery(organizationId, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Sections>
      <PageHeading title={t('common.school')} heading={organizationName} />
      {isError ? (
        <Card>
          <ErrorState title={t('pages.schoolLoadFailed')} error={error} onRetry={refetch} />
        </Card>
      ) : school ? (
        <>
          <Rules school={school} />
          <Card aria-labelledby="what-counts">
            <Typography id="what-counts" variant="h2" sx={{ mb: 1 }}>
              {t('whatCounts.title')}
            </Typography>
            <WhatCounts school={school} />
          </Card>
          <Card aria-labelledby="school-years">
            <Typography id="school-years" variant="h2" sx={{ mb: 1 }}>
              {t('schools.years')}
            </Typography>
            <SchoolYears school={school} />
          </Card>
          <Card aria-labelledby="look">
            <Typography id="look" variant="h2" sx={{ mb: 3 }}>
              {t('schools.look')}
            </Typography>
            <SchoolLook school={school} />
          </Card>
          <Card aria-labelledby="sign-in">
            <Typography id="sign-in" variant="h2" sx={{ mb: 3 }}>
              {t('schools.signIn')}
            </Typography>
            <SchoolSignIn school={school} />
          </Card>
          <Card aria-labelledby="join-code">
            <Typography id="join-code" variant="h2" sx={{ mb: 3 }}>
              {t('common.joinCode')}
            </Typography>
            <JoinCodeControls school={school} />
          </Card>
          <Suspense fallback={null}>
            <RecordRequests />
            <Retention />
          </Suspense>
          {can(role, 'connections.manage') && (
            <Suspense fallback={null}>
              <Connections />
            </Suspense>
          )}
        </>
      ) : (
        <Late role="status" aria-label={t('pages.loadingSchool')}>
          <Stack spacing={8}>
            <Skeleton variant="rounded" height={260} />
            <Skeleton variant="rounded" height={190} />
          </Stack>
        </Late>
      )}
    </Sections>
  );
}

function Rules({ school }: { school: OrganizationView }) {
  const [changing, setChanging] = useState(false);
  return (
    <Card aria-labelledby="rules">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 3, mb: 1 }}>
        <Typography id="rules" variant="h2">
          {t('pages.rules')}
        </Typography>
        <Button variant="outlined" onClick={() => setChanging(true)}>
          {t('schools.changeRules')}
        </Button>
      </Stack>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('pages.rulesText')}</Typography>
      <FactGrid
        facts={[
          ...(school.description ? [[t('common.description'), school.description] as const] : []),
          ...(school.parentName ? [[t('common.district'), school.parentName] as const] : []),
          ...factsOfRules(school).map(
            ({ rule, label, words }) =>
              [
                label,
                school.lockedRules.some((locked) => locked === rule) ? `${words}\n${setByDistrict(school)}` : words,
              ] as const,
          ),
          [t('pages.timeZone'), school.timeZone],
        ]}
      />
      <SchoolPanels open={changing ? { kind: 'form', target: school } : null} onClose={() => setChanging(false)} />
    </Card>
  );
}
