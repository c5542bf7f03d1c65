import type { UserStats as Stats } from '@hourtrail/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IdParam } from '../../platform/web/input/id-param.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import type { Reader } from '../queries/about-person.js';
import { UserStats } from '../queries/user-stats.js';

@Controller('users/:id/stats')
export class StatsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  stats(@CurrentActor() by: Reader, @Param('id', IdParam) id: number): Promise<Stats> {
    return this.queries.execute(new UserStats(by, id));
  }
}
