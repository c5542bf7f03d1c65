import { Invitation, OneTimePassword } from '@hourtrail/contracts';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About } from '../../platform/access-log/records-access.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { KeepsNoSecrets } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { Invite } from '../commands/invite.js';
import { MakeOneTimePassword } from '../commands/make-one-time-password.js';
import type { PeopleActor } from '../persistence/people.js';

@Controller('users/:id')
@About('user')
@Needs('people.let-in')
@ApiTags('People')
export class CredentialsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('one-time-password')
  @HttpCode(200)
  @KeepsNoSecrets('oneTimePassword')
  @Answers(200, OneTimePassword, 'A password to hand to the person, who must replace it at once.')
  makeOneTimePassword(@CurrentActor() by: PeopleActor, @Param('id', IdParam) id: number): Promise<OneTimePassword> {
    return this.commands.execute(new MakeOneTimePassword(by, id));
  }

  @Post('invitation')
  @HttpCode(200)
  @KeepsNoSecrets('url')
  @Answers(200, Invitation, 'A link by which the person sets a password; the one before ends.')
  invite(@CurrentActor() by: PeopleActor, @Param('id', IdParam) id: number): Promise<Invitation> {
    return this.commands.execute(new Invite(by, id));
  }
}
