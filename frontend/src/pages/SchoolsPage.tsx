import { can, type OrganizationView } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSchoolQuery } from '../api/organizations.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { JoinCodeControls } from '../features/organizations/JoinCodeControls.js';
import { policyLabel, policySentence } from '../features/organizations/schoolForm.js';
import { Sections } from '../ui/Columns.js';
import { FactGrid } from '../ui/FactGrid.js';
import { PageHeading } from '../ui/PageHeading.js';
import { ErrorState, Late } from '../ui/states.js';
import { AllSchools } from './schools/AllSchools.js';

export function SchoolsPage() {
  const { role } = useSessionUser();
  return can(role, 'schools.manage') ? <AllSchools /> : <OwnSchool />;
}

/** Administrators can read the rules of their school, but not change them. */
function OwnSchool() {
  const { organizationId, organizationName } = useSessionUser();
  const { data: school, error, isError, refetch } = useSchoolQuery(organizationId);
  return (
    <Sections>
      <PageHeading title="School" heading={organizationName} />
      {isError ? (
        <Card>
          <ErrorState title="The school could not be loaded" error={error} onRetry={refetch} />
        </Card>
      ) : school ? (
        <>
          <Rules school={school} />
          <Card aria-labelledby="join-code">
            <Typography id="join-code" variant="h2" sx={{ mb: 3 }}>
              Join code
            </Typography>
            <JoinCodeControls school={school} />
          </Card>
        </>
      ) : (
        <Late role="status" aria-label="Loading the school">
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
  return (
    <Card aria-labelledby="rules">
      <Typography id="rules" variant="h2" sx={{ mb: 1 }}>
        Rules
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>A super-admin can change these.</Typography>
      <FactGrid
        facts={[
          ...(school.description ? [['Description', school.description] as const] : []),
          ['Approval policy', `${policyLabel(school.approvalPolicy)}. ${policySentence(school.approvalPolicy)}`],
          ['Hours goal', `${school.hoursGoal} hours a volunteer`],
          ['Oldest accepted entry', `${school.oldestAcceptedDays} days back`],
          ['Time zone', school.timeZone],
        ]}
      />
    </Card>
  );
}
