import { CountingRulesQuery, CountingRulesView, NewCountingRules } from '@hourtrail/contracts';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { SetCountingRules } from '../commands/set-counting-rules.js';
import { ListCountingRules } from '../queries/list-counting-rules.js';

@Controller('rules')
@ApiTags('Schools')
export class CountingRulesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Needs('academic-years.read')
  @Answers(
    200,
    [CountingRulesView],
    "Every version of one's school's rules of what counts, newest first; super-admins may name another school.",
  )
  list(
    @CurrentActor() by: Actor,
    @Query() { organizationId }: CountingRulesQuery,
  ): Promise<readonly CountingRulesView[]> {
    return this.queries.execute(new ListCountingRules(by, Number(organizationId || by.organizationId)));
  }

  @Post()
  @Needs('schools.set-rules')
  @Answers(201, [CountingRulesView], 'Every version, newest first. Decisions keep the version they were made under.')
  set(
    @CurrentActor() by: Actor,
    @Body() { version: seen, ...input }: NewCountingRules,
    @ExpectedVersion() version = seen,
  ): Promise<readonly CountingRulesView[]> {
    return this.commands.execute(new SetCountingRules(by, { ...input, ...(version !== undefined && { version }) }));
  }
}
