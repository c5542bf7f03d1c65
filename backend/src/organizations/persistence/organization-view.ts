import type { OrganizationView } from '@hourtrail/contracts';
import type { Organization } from '../domain/organization.state.js';

export const viewOf = ({ createdAt, ...school }: Organization): OrganizationView => ({
  ...school,
  createdAt: createdAt.toISOString(),
});
