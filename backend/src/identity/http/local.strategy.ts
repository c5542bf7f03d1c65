import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { KnownDevices } from '../log-in/known-devices.js';
import { SignIn, type SignedIn } from '../commands/sign-in.js';

/** Username and password, as passport sees them. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly commands: CommandBus,
    private readonly devices: KnownDevices,
  ) {
    super({ passReqToCallback: true });
  }

  validate(request: FastifyRequest, username: string, password: string): Promise<SignedIn> {
    return this.commands.execute(
      new SignIn(
        { username, address: request.ip, isKnownDevice: this.devices.isKnown(request, username) },
        password,
        request.headers['user-agent'],
      ),
    );
  }
}
