import { NewCountingRules, Requirements, RulesEffect } from '@hourtrail/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About, RecordsAccess, RecordsAccessToMany } from '../../platform/access-log/records-access.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, ReadsFromReplica } from '../../platform/web/session/signed-in.js';
import type { HoursActor } from '../persistence/hours-store.js';
import { PreviewRules } from '../queries/preview-rules.js';
import { RequirementsOfUser } from '../queries/requirements-of-user.js';

/** What counts by the rules of a school. */
@Controller()
@ApiTags('Figures')
export class RequirementsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('users/:id/requirements')
  @ReadsFromReplica()
  @About('user')
  @RecordsAccess()
  @Needs('figures.read')
  @Answers(200, Requirements, 'What counts of the hours of a person, and what is missing to the goal.')
  requirements(@CurrentActor() by: HoursActor, @Param('id', IdParam) id: number): Promise<Requirements> {
    return this.queries.execute(new RequirementsOfUser(by, id));
  }

  @Post('rules/preview')
  @RecordsAccessToMany()
  @Needs('schools.set-rules')
  @HttpCode(200)
  @Answers(200, RulesEffect, 'What these rules would change for whom. Nothing is saved.')
  preview(@CurrentActor() by: HoursActor, @Body() input: NewCountingRules): Promise<RulesEffect> {
    return this.queries.execute(new PreviewRules(by, input));
  }
}
