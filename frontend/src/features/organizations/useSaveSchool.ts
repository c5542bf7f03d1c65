import type { ChangeOrganization, CreateOrganization, OrganizationView } from '@hourtrail/contracts';
import { useChangeSchoolMutation, useCreateSchoolMutation } from '../../api/organizations.js';
import { withToast, type Outcome } from '../../ui/withToast.js';

const CREATED: Outcome = {
  done: { title: 'Organization created successfully' },
  failed: { title: 'Failed to create organization', fallback: 'An error occurred while creating the organization.' },
};
const UPDATED: Outcome = {
  done: { title: 'Organization updated successfully' },
  failed: { title: 'Failed to update organization', fallback: 'An error occurred while updating the organization.' },
};

/** Shows a toast and rethrows errors. */
export function useSaveSchool() {
  const [send] = useCreateSchoolMutation();
  const [sendChange] = useChangeSchoolMutation();
  return {
    create: (school: CreateOrganization): Promise<OrganizationView> => withToast(send(school).unwrap(), CREATED),
    change: (changes: ChangeOrganization & { readonly id: number }): Promise<OrganizationView> =>
      withToast(sendChange(changes).unwrap(), UPDATED),
  };
}
