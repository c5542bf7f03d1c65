import { ChangeProfile, Profile, SessionUser, FamilyCode, CheckpointMail } from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Inject, Ip, Patch, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { setLanguageCookie } from '../../platform/web/language.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { ChangeProfile as ChangeProfileCommand } from '../commands/change-profile.js';
import { MailEmailLink } from '../commands/confirm-email.js';
import { MakeFamilyCode, DropFamilyCode } from '../commands/family-code.js';
import { StartCheckpointMail, EndCheckpointMail } from '../commands/checkpoint-mail.js';
import type { FamilyLinker } from '../persistence/family-links.js';
import type { PeopleActor } from '../persistence/people.js';
import { FindCheckpointMail } from '../queries/find-checkpoint-mail.js';
import { Profile as ProfileQuery } from '../queries/profile.js';
import { SessionUser as SessionUserQuery } from '../queries/session-user.js';

type Person = Actor & { readonly id: number };

@Controller('profile')
@Needs('account.use')
@ApiTags('Sign-in')
export class ProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  @Get()
  @Answers(200, Profile, "One's own account.")
  find(@CurrentActor() { id, organizationId }: Person): Promise<Profile> {
    return this.queries.execute(new ProfileQuery(id, organizationId));
  }

  @Post('email-confirmation')
  @HttpCode(202)
  @Answers(202, undefined, 'The link that confirms the address is on its way once more.')
  async mailEmailLink(@CurrentActor() by: Person): Promise<void> {
    await this.commands.execute(new MailEmailLink(by));
  }

  @Patch()
  @Answers(200, SessionUser, 'The person, as they are now.')
  async change(
    @CurrentActor() by: Person,
    @Body() body: ChangeProfile,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    await this.commands.execute(new ChangeProfileCommand(by, body, address));
    if (body.language) setLanguageCookie(reply, body.language, this.options);
    return this.queries.execute(new SessionUserQuery(by));
  }
}

@Controller('profile/family-code')
@Needs('family-code.use')
@ApiTags('Families')
export class FamilyCodeController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers(201, FamilyCode, 'A new code for parents; the one before finds nobody any more.')
  make(@CurrentActor() by: FamilyLinker): Promise<FamilyCode> {
    return this.commands.execute(new MakeFamilyCode(by));
  }

  @Delete()
  @HttpCode(204)
  @Answers(204, undefined, 'No code finds the student from now on.')
  async drop(@CurrentActor() by: FamilyLinker): Promise<void> {
    await this.commands.execute(new DropFamilyCode(by));
  }
}

@Controller('profile/checkpoint-mail')
@Needs('checkpoint-mail.get')
@ApiTags('Audit')
export class CheckpointMailController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Answers(200, CheckpointMail, "Whether the newest checkpoint comes to one's own address, and what became of it.")
  find(@CurrentActor() by: PeopleActor): Promise<CheckpointMail> {
    return this.queries.execute(new FindCheckpointMail(by));
  }

  @Post()
  @HttpCode(200)
  @Answers(200, CheckpointMail, 'From now on it comes once a day, where the log has grown since the last one.')
  async start(@CurrentActor() by: PeopleActor): Promise<CheckpointMail> {
    await this.commands.execute(new StartCheckpointMail(by));
    return this.queries.execute(new FindCheckpointMail(by));
  }

  @Delete()
  @HttpCode(204)
  @Answers(204, undefined, 'No checkpoint comes by mail from now on.')
  async end(@CurrentActor() by: PeopleActor): Promise<void> {
    await this.commands.execute(new EndCheckpointMail(by));
  }
}
