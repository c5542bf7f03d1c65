import {
  AddAuthenticator,
  AddPasskey,
  AuthenticatorSetup,
  CompleteSignIn,
  ConfirmPassword,
  PasskeyRequest,
  PasskeySetup,
  RecoveryCodes,
  SecondFactors as SecondFactorsView,
  SessionUser,
} from '@hourtrail/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { EvenReadOnly } from '../../platform/web/access/whole-log.guard.js';
import { TakesNoKey } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { EvenBeforeSecondFactor } from '../../platform/web/session/session.guard.js';
import { CurrentActor, Public } from '../../platform/web/session/signed-in.js';
import { CompleteSignIn as CompleteSignInCommand, RequestPasskey } from '../commands/complete-sign-in.js';
import {
  AddFactor,
  RemoveFactor,
  ReplaceRecoveryCodes,
  SetUpAuthenticator,
  SetUpPasskey,
} from '../commands/second-factor.js';
import { KnownDevices } from '../log-in/known-devices.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { Browsers, visitOf } from './browsers.js';

/** After 401 `identity.second-factor`, whose cookie says which sign-in it is. */
@Controller('auth/second-factor')
@Public()
@ApiTags('Sign-in')
export class SecondStepController {
  constructor(
    private readonly commands: CommandBus,
    private readonly browsers: Browsers,
    private readonly devices: KnownDevices,
  ) {}

  @Post('passkey')
  @EvenReadOnly()
  @HttpCode(200)
  @Answers(200, PasskeyRequest, 'What a passkey is to sign.')
  requestPasskey(@Req() request: FastifyRequest): Promise<PasskeyRequest> {
    return this.commands.execute(new RequestPasskey(this.browsers.pendingSignIn(request)));
  }

  @Post()
  @EvenReadOnly()
  @HttpCode(200)
  @Answers(200, SessionUser, 'The person, signed in.')
  async complete(
    @Body() proof: CompleteSignIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    const isKnownDevice = (username: string): boolean => this.devices.isKnown(request, username);
    const pending = this.browsers.pendingSignIn(request);
    const command = new CompleteSignInCommand(pending, proof, visitOf(request), isKnownDevice);
    return this.browsers.welcome(await this.commands.execute(command), request, reply);
  }
}

type Person = Actor & { readonly id: number };

@Controller('profile/second-factor')
@Needs('account.use')
@TakesNoKey()
@EvenBeforeSecondFactor()
@ApiTags('Sign-in')
export class SecondFactorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly browsers: Browsers,
    private readonly factors: SecondFactors,
  ) {}

  @Get()
  @Answers(200, SecondFactorsView, "One's own passkeys and authenticator app.")
  list(@CurrentActor() { id }: Person): Promise<SecondFactorsView> {
    return this.factors.view(id);
  }

  @Post('passkey-setup')
  @HttpCode(200)
  @Answers(200, PasskeySetup, 'What a new passkey is to sign.')
  setUpPasskey(
    @CurrentActor() by: Person,
    @Body() { currentPassword }: ConfirmPassword,
    @Req() request: FastifyRequest,
  ): Promise<PasskeySetup> {
    return this.commands.execute(new SetUpPasskey(by, currentPassword, visitOf(request)));
  }

  @Post('passkeys')
  @Answers(201, RecoveryCodes, 'The passkey is there; one is signed in here alone, with a new session.')
  addPasskey(
    @CurrentActor() by: Person,
    @Body() body: AddPasskey,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    return this.change(new AddFactor(by, body, visitOf(request)), request, reply);
  }

  @Post('authenticator-setup')
  @HttpCode(200)
  @Answers(200, AuthenticatorSetup, 'The secret to enter in an authenticator app.')
  setUpAuthenticator(
    @CurrentActor() by: Person,
    @Body() { currentPassword }: ConfirmPassword,
    @Req() request: FastifyRequest,
  ): Promise<AuthenticatorSetup> {
    return this.commands.execute(new SetUpAuthenticator(by, currentPassword, visitOf(request)));
  }

  @Post('authenticator')
  @Answers(201, RecoveryCodes, 'The app is there; one is signed in here alone, with a new session.')
  addAuthenticator(
    @CurrentActor() by: Person,
    @Body() body: AddAuthenticator,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    return this.change(new AddFactor(by, body, visitOf(request)), request, reply);
  }

  @Post('recovery-codes')
  @Answers(201, RecoveryCodes, 'New codes; those of before are over.')
  replaceCodes(
    @CurrentActor() by: Person,
    @Body() { currentPassword }: ConfirmPassword,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    return this.change(new ReplaceRecoveryCodes(by, currentPassword, visitOf(request)), request, reply);
  }

  @Post(':id/remove')
  @HttpCode(204)
  @Answers(204, undefined, 'It is gone; one is signed in here alone, with a new session.')
  async remove(
    @CurrentActor() by: Person,
    @Param('id', IdParam) id: number,
    @Body() { currentPassword }: ConfirmPassword,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.change(new RemoveFactor(by, id, currentPassword, visitOf(request)), request, reply);
  }

  private async change(
    command: AddFactor | RemoveFactor | ReplaceRecoveryCodes,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    const { signedIn, recoveryCodes } = await this.commands.execute(command);
    await this.browsers.replaceSession(signedIn, request, reply);
    return { recoveryCodes };
  }
}
