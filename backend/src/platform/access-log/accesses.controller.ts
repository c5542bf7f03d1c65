import { Access, AccessesQuery } from '@hourtrail/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '../database/page.js';
import type { Actor } from '../kernel/actor.js';
import { Needs } from '../web/access/capability.guard.js';
import { ListAnswer } from '../web/answers/list-answer.js';
import { Answers } from '../web/openapi/shape.js';
import { CurrentActor, ReadsFromReplica } from '../web/session/signed-in.js';
import { ListAccesses } from './list-accesses.js';

@Controller('audit/accesses')
@Needs('audit.read')
@ApiTags('Audit')
export class AccessesController {
  constructor(private readonly accesses: ListAccesses) {}

  @Get()
  @ReadsFromReplica()
  @ListAnswer()
  @Answers(200, [Access], 'Who looked at, took away, or was refused what; newest first, one page of it.')
  list(@CurrentActor() by: Actor, @Query() filter: AccessesQuery): Promise<Page<Access>> {
    return this.accesses.page(by, filter);
  }
}
