export { AnnounceAtSchool } from './commands/announce-at-school.js';
export { CreateOrganization } from './commands/create-organization.js';
export { MakeJoinCode } from './commands/join-code.js';
export type { NewOrganization } from './domain/organization.js';
export type { OrganizationEvent } from './domain/organization.events.js';
export type { Organization } from './domain/organization.state.js';
export { OrganizationsModule } from './organizations.module.js';
export { organizationStream } from './persistence/organization.stream.js';
export { settingsStream } from './persistence/settings.stream.js';
