import { Module } from '@nestjs/common';
import { CreateOrganizationHandler } from './commands/create-organization.js';
import { FoundNewSchool } from './commands/found-new-school.js';

@Module({ providers: [CreateOrganizationHandler, FoundNewSchool] })
export class OrganizationsModule {}
