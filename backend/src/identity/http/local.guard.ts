import { LogIn } from '@hourtrail/contracts';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { readAs } from '../../platform/web/input/read-as.js';

/** Signs in by username and password. Checks the body itself, for guards come before pipes. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = readAs(LogIn, request.body ?? {});
    return (await super.canActivate(context)) as boolean;
  }

  override getAuthenticateOptions(): { session: false } {
    return { session: false };
  }
}
