import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { SignIn, type SignedIn } from '../commands/sign-in.js';

/** Username and password, as passport sees them. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly commands: CommandBus) {
    super({ passReqToCallback: true });
  }

  validate(request: FastifyRequest, username: string, password: string): Promise<SignedIn> {
    return this.commands.execute(
      new SignIn({ username, address: request.ip }, password, request.headers['user-agent']),
    );
  }
}
