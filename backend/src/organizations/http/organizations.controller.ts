import {
  ChangeOrganization,
  CreateOrganization,
  JoinCode,
  LIMITS,
  OrganizationListQuery,
  OrganizationView,
  Reason,
  SetSignIn,
  SignInProvider,
  SignInTrial,
  t,
} from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Patch, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { About } from '../../platform/access-log/records-access.js';
import type { Actor } from '../../platform/kernel/actor.js';
import type { Page } from '../../platform/database/page.js';
import { uploadIn } from '../../platform/files/upload.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { TakesNoKey } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { TAKES_FORMS } from '../../platform/web/input/file-body.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { ChangeLogo, RemoveLogo } from '../commands/change-logo.js';
import { ChangeOrganization as Change } from '../commands/change-organization.js';
import { CreateOrganization as Create } from '../commands/create-organization.js';
import { MakeJoinCode, DropJoinCode } from '../commands/join-code.js';
import { RemoveSignIn, SetSignIn as Set } from '../commands/sign-in-provider.js';
import { viewOf } from '../persistence/schools.js';
import { FindLogo } from '../queries/find-logo.js';
import { FindOrganization } from '../queries/find-organization.js';
import { ListOrganizations } from '../queries/list-organizations.js';
import { FindSignIn, TrySignIn } from '../queries/sign-in-provider.js';

const LOGO = { bytes: LIMITS.logoBytesMax, message: () => t('api.logoTooLarge') };

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

  @Get(':id/logo')
  @Needs('schools.see-logo')
  @ApiResponse({ status: 200, description: 'The logo.', content: { 'image/png': {} } })
  async logo(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const logo = await this.queries.execute(new FindLogo({ by, id }));
    void reply.headers({
      'Content-Type': 'image/png',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
    return logo;
  }

  @Put(':id/logo')
  @Needs('schools.set-rules')
  @TakesNoKey()
  @RouteConfig(TAKES_FORMS)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  @Answers(200, OrganizationView, 'The school with its new logo: a PNG or JPEG picture, kept as a PNG.')
  async changeLogo(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Query() { reason }: Reason,
    @Req() request: FastifyRequest,
  ): Promise<OrganizationView> {
    return viewOf(await this.commands.execute(new ChangeLogo({ by, id }, () => uploadIn(request, LOGO), reason)));
  }

  @Delete(':id/logo')
  @Needs('schools.set-rules')
  @HttpCode(204)
  @Answers(204, undefined, 'The school has no logo any more.')
  async removeLogo(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Query() { reason }: Reason,
  ): Promise<void> {
    await this.commands.execute(new RemoveLogo({ by, id }, reason));
  }

  @Get(':id/sign-in')
  @Needs('schools.set-rules')
  @Answers(200, SignInProvider, 'The provider that signs in the people of the school, without its secret.')
  signIn(@CurrentActor() by: Actor, @Param('id', IdParam) id: number): Promise<SignInProvider> {
    return this.queries.execute(new FindSignIn({ by, id }));
  }

  @Put(':id/sign-in')
  @Needs('schools.set-sign-in')
  @Answers(200, SignInProvider, 'The provider from now on. A new issuer, or who must use it, signs out the school.')
  setSignIn(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: SetSignIn,
    @ExpectedVersion() version = input.version,
  ): Promise<SignInProvider> {
    return this.commands.execute(new Set({ by, id, version }, input));
  }

  @Delete(':id/sign-in')
  @Needs('schools.set-sign-in')
  @HttpCode(204)
  @Answers(204, undefined, 'The people of the school sign in by passwords alone, and are signed out.')
  async removeSignIn(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Query() { reason }: Reason,
  ): Promise<void> {
    await this.commands.execute(new RemoveSignIn({ by, id }, reason));
  }

  @Post(':id/sign-in/trials')
  @Needs('schools.set-rules')
  @TakesNoKey()
  @HttpCode(200)
  @Answers(200, SignInTrial, 'Whether the provider can be reached, and describes itself as it is set up here.')
  trySignIn(@CurrentActor() by: Actor, @Param('id', IdParam) id: number, @Ip() address: string): Promise<SignInTrial> {
    return this.queries.execute(new TrySignIn({ by, id }, address));
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
