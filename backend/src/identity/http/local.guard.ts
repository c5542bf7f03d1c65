import { LogIn } from '@hourtrail/contracts';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { readAs } from '../../platform/web/input/read-as.js';
import { LocalStrategy } from './local.strategy.js';

/** Signs in by username and password. Checks the body itself, for guards come before pipes. */
@Injectable()
export class LocalGuard extends AuthGuard() {
  /** Names the strategy itself: passport's list of names is one for the whole process, however many servers run in it. */
  constructor(strategy: LocalStrategy) {
    super({ defaultStrategy: strategy as unknown as string });
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
