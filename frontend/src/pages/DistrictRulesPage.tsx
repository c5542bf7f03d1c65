import { t } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSchoolQuery } from '../api/organizations.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { DistrictRulesForm } from '../features/organizations/DistrictRulesForm.js';
import { Sections } from '../ui/Columns.js';
import { FormSkeleton } from '../ui/formStates.js';
import { PageHeading } from '../ui/PageHeading.js';
import { ErrorState } from '../ui/states.js';

/** What a district asks of all its schools, and what it leaves to them. */
export function DistrictRulesPage() {
  const { organizationId, organizationName } = useSessionUser();
  const options = { refetchOnMountOrArgChange: true };
  const { data: district, error, isError, refetch } = useSchoolQuery(organizationId, options);
  return (
    <Sections>
      <PageHeading title={t('districts.rules')} heading={t('districts.rulesOf', { district: organizationName })} />
      <Card>
        {district ? (
          <>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('districts.rulesText')}</Typography>
            <DistrictRulesForm key={district.version} district={district} />
          </>
        ) : isError ? (
          <ErrorState title={t('districts.rulesFailed')} error={error} onRetry={refetch} />
        ) : (
          <FormSkeleton />
        )}
      </Card>
    </Sections>
  );
}
