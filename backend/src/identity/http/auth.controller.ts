import { LogIn, SignUp, type DemoLogIn, type SessionUser } from '@hourtrail/contracts';
import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { TakesNoKey } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { clearSessionCookie, sessionToken, setSessionCookie } from '../../platform/web/session/session-cookie.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import { CurrentActor, Public } from '../../platform/web/session/signed-in.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import type { SignedIn } from '../commands/sign-in.js';
import { SignUp as SignUpCommand } from '../commands/sign-up.js';
import { DemoLogIns } from '../queries/demo-log-ins.js';
import { SessionUser as SessionUserQuery } from '../queries/session-user.js';
import { demoLogIns, sessionUser } from './identity.answers.js';
import { LocalGuard } from './local.guard.js';

@Controller('auth')
@Needs('account.use')
@TakesNoKey()
@ApiTags('Sign-in')
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sessions: Sessions,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  @Post('signup')
  @Public()
  @Answers(201, sessionUser, 'The new student of New School, signed in.')
  async signUp(
    @Body() body: SignUp,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    return this.welcome(await this.commands.execute(new SignUpCommand(body, request.id)), request, reply);
  }

  @Post('login')
  @Public()
  @UseGuards(LocalGuard)
  @HttpCode(200)
  @ApiBody({ type: LogIn })
  @Answers(200, sessionUser, 'The person, signed in.')
  logIn(
    @Req() request: FastifyRequest & { readonly user: SignedIn },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    return this.welcome(request.user, request, reply);
  }

  @Post('logout')
  @HttpCode(204)
  @Answers(204, undefined, 'Signed out: nothing sent with this session has an effect any more.')
  async logOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.endPresentSession(request);
    clearSessionCookie(reply, this.options);
  }

  @Get('me')
  @Answers(200, sessionUser, 'Who is signed in.')
  me(@CurrentActor() actor: Actor): Promise<SessionUser> {
    return this.queries.execute(new SessionUserQuery(actor.id as number, actor.organizationId));
  }

  @Get('demo-log-ins')
  @Public()
  @Answers(200, demoLogIns, 'Accounts to try the product with; empty where there is no demo data.')
  demoLogIns(): Promise<readonly DemoLogIn[]> {
    return this.queries.execute(new DemoLogIns());
  }

  private async welcome(signedIn: SignedIn, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    await this.endPresentSession(request);
    setSessionCookie(reply, signedIn.token, this.options);
    return this.queries.execute(new SessionUserQuery(signedIn.id, signedIn.organizationId));
  }

  private async endPresentSession(request: FastifyRequest): Promise<void> {
    const token = sessionToken(request, this.options);
    if (token !== undefined) await this.sessions.end(token);
  }
}
