import {
  ChangeOrganization,
  CreateOrganization,
  JoinCode,
  OrganizationListQuery,
  OrganizationView,
  Reason,
} from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About } from '../../platform/access-log/records-access.js';
import type { Actor } from '../../platform/kernel/actor.js';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { ChangeOrganization as Change } from '../commands/change-organization.js';
import { CreateOrganization as Create } from '../commands/create-organization.js';
import { MakeJoinCode, DropJoinCode } from '../commands/join-code.js';
import { viewOf } from '../persistence/schools.js';
import { FindOrganization } from '../queries/find-organization.js';
import { ListOrganizations } from '../queries/list-organizations.js';

@Controller('organizations')
@About('organization')
@ApiTags('Schools')
export class OrganizationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Needs('schools.read')
  @ListAnswer()
  @Answers(200, [OrganizationView], 'The schools one may see, by name.')
  list(@CurrentActor() by: Actor, @Query() filter: OrganizationListQuery): Promise<Page<OrganizationView>> {
    return this.queries.execute(new ListOrganizations(by, filter));
  }

  @Get(':id')
  @Needs('schools.read')
  @Answers(200, OrganizationView, 'One school.')
  find(@CurrentActor() by: Actor, @Param('id', IdParam) id: number): Promise<OrganizationView> {
    return this.queries.execute(new FindOrganization({ by, id }));
  }

  @Post()
  @Needs('schools.manage')
  @Answers(201, OrganizationView, 'The new school; what was not given follows the system settings.')
  async create(
    @CurrentActor() by: Actor,
    @Body() { reason, ...school }: CreateOrganization,
  ): Promise<OrganizationView> {
    return viewOf(await this.commands.execute(new Create(by, school, reason)));
  }

  @Patch(':id')
  @Needs('schools.set-rules')
  @Answers(
    200,
    OrganizationView,
    'The school as it stands now. Only super-admins rename, open or close one; closing signs out everybody but them.',
  )
  async change(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Body() { reason, version: seen, ...input }: ChangeOrganization,
    @ExpectedVersion() version = seen,
  ): Promise<OrganizationView> {
    return viewOf(await this.commands.execute(new Change({ by, id, version }, input, reason)));
  }

  @Post(':id/join-code')
  @Needs('join-code.manage')
  @Answers(201, JoinCode, 'A new join code, in the place of any before.')
  async makeJoinCode(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Body() { reason }: Reason,
  ): Promise<JoinCode> {
    const school = await this.commands.execute(new MakeJoinCode({ by, id }, reason));
    return { joinCode: school.joinCode as string };
  }

  @Delete(':id/join-code')
  @Needs('join-code.manage')
  @HttpCode(204)
  @Answers(204, undefined, 'Nobody joins by code any more.')
  async dropJoinCode(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Query() { reason }: Reason,
  ): Promise<void> {
    await this.commands.execute(new DropJoinCode({ by, id }, reason));
  }
}
