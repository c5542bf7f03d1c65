import { LogIn } from '@hourtrail/contracts';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PassportStrategy, AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { readAs } from '../../platform/web/input/read-as.js';
import { KnownDevices } from '../log-in/known-devices.js';
import { SignIn, type SignedIn } from '../commands/sign-in.js';
import type { Halfway } from '../second-factor/pending-sign-ins.js';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly commands: CommandBus,
    private readonly devices: KnownDevices,
  ) {
    super({ passReqToCallback: true });
  }

  validate(request: FastifyRequest, username: string, password: string): Promise<SignedIn | Halfway> {
    return this.commands.execute(
      new SignIn(
        { username, address: request.ip, isKnownDevice: this.devices.isKnown(request, username) },
        password,
        request.headers['user-agent'],
      ),
    );
  }
}

/** Validates the body itself, as guards run before pipes. */
@Injectable()
export class LocalGuard extends AuthGuard() {
  // Passport's strategies are global to the process, so each server registers its own name.
  // A strategy passed as an object is shared by concurrent requests; by name, passport copies it for each.
  constructor(strategy: LocalStrategy) {
    const name = `local-${randomUUID()}`;
    passport.use(name, strategy);
    super({ defaultStrategy: name });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = readAs(LogIn, request.body ?? {});
    return (await super.canActivate(context)) as boolean;
  }

  override getAuthenticateOptions(): { session: false } {
    return { session: false };
  }
}
