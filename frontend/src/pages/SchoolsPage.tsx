import { can } from '@hourtrail/contracts';
import { useSessionUser } from '../api/useSessionUser.js';
import { AllSchools } from './schools/AllSchools.js';
import { OwnSchool } from './schools/OwnSchool.js';

export function SchoolsPage() {
  const { role } = useSessionUser();
  return can(role, 'schools.manage') ? <AllSchools /> : <OwnSchool />;
}
