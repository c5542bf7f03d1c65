import { UserStats as Stats } from '@hourtrail/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About, RecordsAccess } from '../../platform/access-log/records-access.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import type { Reader } from '../queries/about-person.js';
import { UserStats } from '../queries/user-stats.js';

@Controller('users/:id/stats')
@About('user')
@Needs('figures.read')
@ApiTags('Figures')
export class StatsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @RecordsAccess()
  @Answers(200, Stats, 'Hours of a person, in figures.')
  stats(@CurrentActor() by: Reader, @Param('id', IdParam) id: number): Promise<Stats> {
    return this.queries.execute(new UserStats(by, id));
  }
}
