import { SessionView } from '@hourtrail/contracts';
import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../kernel/actor.js';
import { notFound } from '../../kernel/domain-error.js';
import { Needs } from '../access/capability.guard.js';
import { TakesNoKey } from '../idempotency/idempotency.interceptor.js';
import { IdParam } from '../input/id-param.js';
import { Answers } from '../openapi/shape.js';
import { Sessions } from './sessions.js';
import { CurrentActor } from './signed-in.js';

@Controller('auth/sessions')
@Needs('account.use')
@TakesNoKey()
@ApiTags('Sign-in')
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @Answers(200, [SessionView], 'Where one is signed in, newest first.')
  list(@CurrentActor() actor: Actor): Promise<readonly SessionView[]> {
    return this.sessions.list(actor);
  }

  @Delete()
  @HttpCode(204)
  @Answers(204, undefined, 'Signed out everywhere else.')
  async endOthers(@CurrentActor() actor: Actor): Promise<void> {
    await this.sessions.endOthers(actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @Answers(204, undefined, 'Signed out there.')
  async end(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<void> {
    if (!(await this.sessions.endOwn(id, actor))) throw notFound();
  }
}
