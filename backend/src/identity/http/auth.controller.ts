import {
  ChangePassword,
  ConfirmedEmail,
  ConfirmEmail,
  DemoLogIn,
  ForgotPassword,
  LogIn,
  ResetPassword,
  SecondFactorNeeded,
  SessionUser,
  SignInOptions,
  SignUp,
} from '@hourtrail/contracts';
import { Body, Controller, Get, HttpCode, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { TakesNoKey } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { EvenReadOnly } from '../../platform/web/access/whole-log.guard.js';
import { EvenBeforePasswordChange } from '../../platform/web/session/session.guard.js';
import { CurrentActor, Public } from '../../platform/web/session/signed-in.js';
import { ChangePassword as ChangePasswordCommand } from '../commands/change-password.js';
import { ConfirmEmail as ConfirmEmailCommand } from '../commands/confirm-email.js';
import { ResetPassword as ResetPasswordCommand, RequestPasswordMail } from '../commands/reset-password.js';
import type { SignedIn } from '../commands/sign-in.js';
import { SignUp as SignUpCommand } from '../commands/sign-up.js';
import { DemoLogIns } from '../queries/demo-log-ins.js';
import { SessionUser as SessionUserQuery } from '../queries/session-user.js';
import { SignInOptions as SignInOptionsQuery } from '../queries/sign-in-options.js';
import type { Halfway } from '../second-factor/pending-sign-ins.js';
import { Browsers, visitOf } from './browsers.js';
import { LocalGuard } from './local.strategy.js';

@Controller('auth')
@Needs('account.use')
@TakesNoKey()
@ApiTags('Sign-in')
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly browsers: Browsers,
  ) {}

  @Get('options')
  @Public()
  @Answers(200, SignInOptions, 'How one can sign in here.')
  options(): Promise<SignInOptions> {
    return this.queries.execute(new SignInOptionsQuery());
  }

  @Post('signup')
  @Public()
  @Answers(201, SessionUser, 'The new student of New School, signed in.')
  async signUp(
    @Body() body: SignUp,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    const signedIn = await this.commands.execute(new SignUpCommand(body, visitOf(request)));
    return this.browsers.welcome(signedIn, request, reply);
  }

  @Post('login')
  @Public()
  @EvenReadOnly()
  @UseGuards(LocalGuard)
  @HttpCode(200)
  @ApiBody({ type: LogIn })
  @Answers(200, SessionUser, 'The person, signed in.')
  @Answers(401, SecondFactorNeeded, 'Wrong; or `identity.second-factor`, and one of the `ways` completes the sign-in.')
  logIn(
    @Req() request: FastifyRequest & { readonly user: SignedIn | Halfway },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    return this.browsers.welcome(request.user, request, reply);
  }

  @Post('forgot-password')
  @Public()
  @HttpCode(202)
  @Answers(202, undefined, 'A link is on its way where somebody here has this email, a password and an active account.')
  async askForPasswordMail(@Body() { email }: ForgotPassword, @Ip() address: string): Promise<void> {
    await this.commands.execute(new RequestPasswordMail(email, address));
  }

  @Post('reset-password')
  @Public()
  @HttpCode(204)
  @Answers(204, undefined, 'The new password holds, and every session is over.')
  async resetPassword(@Body() { token, password }: ResetPassword, @Req() request: FastifyRequest): Promise<void> {
    await this.commands.execute(new ResetPasswordCommand(token, password, visitOf(request)));
  }

  @Post('confirm-email')
  @Public()
  @HttpCode(200)
  @Answers(200, ConfirmedEmail, 'The address, which is known to be of this account now.')
  async confirmEmail(@Body() { token }: ConfirmEmail, @Req() request: FastifyRequest): Promise<ConfirmedEmail> {
    return { email: await this.commands.execute(new ConfirmEmailCommand(token, visitOf(request))) };
  }

  @Post('logout')
  @EvenReadOnly()
  @EvenBeforePasswordChange()
  @HttpCode(204)
  @Answers(204, undefined, 'Signed out: nothing sent with this session has an effect any more.')
  async logOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.browsers.signOut(request, reply);
  }

  @Post('change-password')
  @EvenBeforePasswordChange()
  @HttpCode(204)
  @Answers(204, undefined, 'The new password holds; one is signed in here alone, with a new session.')
  async changePassword(
    @CurrentActor() by: Actor & { readonly id: number },
    @Body() body: ChangePassword,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const signedIn = await this.commands.execute(new ChangePasswordCommand(by, body, visitOf(request)));
    await this.browsers.replaceSession(signedIn, request, reply);
  }

  @Get('me')
  @Needs('session.read')
  @EvenBeforePasswordChange()
  @Answers(200, SessionUser, 'Who is signed in; of staff of a district, in the school of it that they name.')
  me(@CurrentActor() actor: Actor): Promise<SessionUser> {
    return this.queries.execute(new SessionUserQuery(actor));
  }

  @Get('demo-log-ins')
  @Public()
  @Answers(200, [DemoLogIn], 'Accounts to try the product with; empty where there is no demo data.')
  demoLogIns(): Promise<readonly DemoLogIn[]> {
    return this.queries.execute(new DemoLogIns());
  }
}
