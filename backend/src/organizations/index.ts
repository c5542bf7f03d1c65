export { CreateOrganization } from './commands/create-organization.js';
export type { NewOrganization, Organization, OrganizationEvent } from './domain/organization.js';
export { OrganizationsModule } from './organizations.module.js';
export { organizationStream } from './persistence/organization.stream.js';
