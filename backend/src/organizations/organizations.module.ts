import { Module } from '@nestjs/common';
import { AnnounceAtSchoolHandler } from './commands/announce-at-school.js';
import { ChangeOrganizationHandler } from './commands/change-organization.js';
import { ChangeSettingsHandler } from './commands/change-settings.js';
import { CreateOrganizationHandler } from './commands/create-organization.js';
import { FoundNewSchool } from './commands/found-new-school.js';
import { MakeJoinCodeHandler, DropJoinCodeHandler } from './commands/join-code.js';
import { OrganizationsController } from './http/organizations.controller.js';
import { SettingsController } from './http/settings.controller.js';
import { Schools } from './persistence/schools.js';
import { FindOrganizationHandler } from './queries/find-organization.js';
import { FindSettingsHandler } from './queries/find-settings.js';
import { ListOrganizationsHandler } from './queries/list-organizations.js';

@Module({
  controllers: [OrganizationsController, SettingsController],
  providers: [
    Schools,
    FoundNewSchool,
    AnnounceAtSchoolHandler,
    ChangeOrganizationHandler,
    ChangeSettingsHandler,
    CreateOrganizationHandler,
    DropJoinCodeHandler,
    MakeJoinCodeHandler,
    FindOrganizationHandler,
    FindSettingsHandler,
    ListOrganizationsHandler,
  ],
})
export class OrganizationsModule {}
