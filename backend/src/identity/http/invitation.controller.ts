import { AcceptInvitation, InvitationView, OpenInvitation, SessionUser } from '@hourtrail/contracts';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../platform/web/openapi/shape.js';
import { Public } from '../../platform/web/session/signed-in.js';
import { AcceptInvitation as AcceptInvitationCommand } from '../commands/invitation.js';
import { FindInvitation } from '../queries/find-invitation.js';
import { Browsers, visitOf } from './browsers.js';

/** The token is in the body, as URLs end up in logs. */
@Controller('auth/invitation')
@Public()
@ApiTags('Sign-in')
export class InvitationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly browsers: Browsers,
  ) {}

  @Post()
  @HttpCode(200)
  @Answers(200, InvitationView, 'Whom the link is for.')
  open(@Body() { token }: OpenInvitation, @Req() request: FastifyRequest): Promise<InvitationView> {
    return this.queries.execute(new FindInvitation(token, request.ip));
  }

  @Post('accept')
  @HttpCode(200)
  @Answers(200, SessionUser, 'The invited person, signed in by the password they chose.')
  async accept(
    @Body() { token, password }: AcceptInvitation,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    const signedIn = await this.commands.execute(new AcceptInvitationCommand(token, password, visitOf(request)));
    return this.browsers.welcome(signedIn, request, reply);
  }
}
