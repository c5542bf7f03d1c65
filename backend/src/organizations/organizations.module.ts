import { Module } from '@nestjs/common';
import {
  AddAcademicYearHandler,
  ChangeAcademicYearHandler,
  DeleteAcademicYearHandler,
} from './commands/academic-year.js';
import { AnnounceAtSchoolHandler } from './commands/announce-at-school.js';
import { ChangeDistrictRulesHandler } from './commands/change-district-rules.js';
import { ChangeLogoHandler, RemoveLogoHandler } from './commands/change-logo.js';
import { ChangeOrganizationHandler } from './commands/change-organization.js';
import { ChangeSettingsHandler } from './commands/change-settings.js';
import { CreateOrganizationHandler } from './commands/create-organization.js';
import { FoundNewSchool } from './commands/found-new-school.js';
import { MakeJoinCodeHandler, DropJoinCodeHandler } from './commands/join-code.js';
import { RollOverYearHandler, UndoYearRolloverHandler } from './commands/roll-over-year.js';
import { RemoveSignInHandler, SetSignInHandler } from './commands/sign-in-provider.js';
import { SetCountingRulesHandler } from './commands/set-counting-rules.js';
import { AddClassHandler, ChangeClassHandler, DeleteClassHandler } from './commands/school-class.js';
import { AddWebhookHandler, ChangeWebhookHandler, ResendDeliveryHandler } from './commands/webhook.js';
import { DeliverWebhooks } from './deliver-webhooks.js';
import { AcademicYearsController } from './http/academic-years.controller.js';
import { ClassesController } from './http/classes.controller.js';
import { CountingRulesController } from './http/counting-rules.controller.js';
import { DistrictRulesController } from './http/district-rules.controller.js';
import { OrganizationsController } from './http/organizations.controller.js';
import { SettingsController } from './http/settings.controller.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { RosterController } from './roster/roster.controller.js';
import { RosterFolder } from './roster/roster-folder.js';
import { RosterClasses } from './roster/roster-classes.js';
import { Rosters } from './roster/rosters.js';
import { UndoRosterHandler } from './roster/undo-roster.js';
import { AcademicYears } from './persistence/academic-years.js';
import { Classes } from './persistence/classes.js';
import { SchoolCountingRules } from './persistence/counting-rules.js';
import { Schools } from './persistence/schools.js';
import { Webhooks } from './persistence/webhooks.js';
import { SignInProviders } from './persistence/sign-in-providers.js';
import { FindLogoHandler } from './queries/find-logo.js';
import { FindOrganizationHandler } from './queries/find-organization.js';
import { FindSettingsHandler } from './queries/find-settings.js';
import { ListAcademicYearsHandler } from './queries/list-academic-years.js';
import { ListCountingRulesHandler } from './queries/list-counting-rules.js';
import { FindClassHandler, ListClassesHandler } from './queries/list-classes.js';
import { ListOrganizationsHandler } from './queries/list-organizations.js';
import { FindSignInHandler, TrySignInHandler } from './queries/sign-in-provider.js';

@Module({
  controllers: [
    AcademicYearsController,
    ClassesController,
    CountingRulesController,
    DistrictRulesController,
    OrganizationsController,
    RosterController,
    SettingsController,
    WebhooksController,
  ],
  providers: [
    AcademicYears,
    Classes,
    RosterFolder,
    RosterClasses,
    Rosters,
    SchoolCountingRules,
    Schools,
    SignInProviders,
    FoundNewSchool,
    Webhooks,
    DeliverWebhooks,
    AddWebhookHandler,
    ChangeWebhookHandler,
    ResendDeliveryHandler,
    AddAcademicYearHandler,
    AddClassHandler,
    AnnounceAtSchoolHandler,
    ChangeAcademicYearHandler,
    ChangeClassHandler,
    ChangeDistrictRulesHandler,
    ChangeLogoHandler,
    ChangeOrganizationHandler,
    ChangeSettingsHandler,
    CreateOrganizationHandler,
    DeleteAcademicYearHandler,
    DeleteClassHandler,
    DropJoinCodeHandler,
    MakeJoinCodeHandler,
    RollOverYearHandler,
    UndoRosterHandler,
    UndoYearRolloverHandler,
    RemoveLogoHandler,
    SetCountingRulesHandler,
    RemoveSignInHandler,
    SetSignInHandler,
    FindSignInHandler,
    TrySignInHandler,
    FindClassHandler,
    FindLogoHandler,
    FindOrganizationHandler,
    FindSettingsHandler,
    ListAcademicYearsHandler,
    ListClassesHandler,
    ListCountingRulesHandler,
    ListOrganizationsHandler,
  ],
})
export class OrganizationsModule {}
