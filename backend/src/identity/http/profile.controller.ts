import { ChangeProfile, Profile, SessionUser } from '@hourtrail/contracts';
import { Body, Controller, Get, HttpCode, Ip, Patch, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { ChangeProfile as ChangeProfileCommand } from '../commands/change-profile.js';
import { MailEmailLink } from '../commands/mail-email-link.js';
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
  async change(@CurrentActor() by: Person, @Body() body: ChangeProfile, @Ip() address: string): Promise<SessionUser> {
    await this.commands.execute(new ChangeProfileCommand(by, body, address));
    return this.queries.execute(new SessionUserQuery(by.id, by.organizationId));
  }
}
