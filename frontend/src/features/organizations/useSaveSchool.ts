import type { ChangeOrganization, CreateOrganization, OrganizationView } from '@hourtrail/contracts';
import { errorMessage } from '../../api/errorMessage.js';
import { useChangeSchoolMutation, useCreateSchoolMutation } from '../../api/organizations.js';
import { toast } from '../../ui/toast.js';

const tellFailure = (verb: 'create' | 'update', doing: 'creating' | 'updating', error: unknown): void =>
  toast({
    title: `Failed to ${verb} organization`,
    description: errorMessage(error, `An error occurred while ${doing} the organization.`),
    destructive: true,
  });

/** Writes a school: a new one, or changes to one. Throws what went wrong once it has been told. */
export function useSaveSchool() {
  const [send] = useCreateSchoolMutation();
  const [sendChange] = useChangeSchoolMutation();

  const create = async (school: CreateOrganization): Promise<OrganizationView> => {
    try {
      const created = await send(school).unwrap();
      toast({ title: 'Organization created successfully' });
      return created;
    } catch (error) {
      tellFailure('create', 'creating', error);
      throw error;
    }
  };
  const change = async (changes: ChangeOrganization & { readonly id: number }): Promise<OrganizationView> => {
    try {
      const changed = await sendChange(changes).unwrap();
      toast({ title: 'Organization updated successfully' });
      return changed;
    } catch (error) {
      tellFailure('update', 'updating', error);
      throw error;
    }
  };
  return { create, change };
}
