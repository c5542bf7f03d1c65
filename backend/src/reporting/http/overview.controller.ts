import { Activity, Statistics as View } from '@hourtrail/contracts';
import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import type { Reader } from '../queries/about-person.js';
import { RecentActivity } from '../queries/recent-activity.js';
import { Statistics } from '../queries/statistics.js';

@Controller('admin')
@ApiTags('Figures')
export class OverviewController {
  constructor(private readonly queries: QueryBus) {}

  @Get('stats')
  @Needs('statistics.read')
  @Answers(200, View, 'People, schools and hours in figures: of the own school; of all for super-admins.')
  stats(@CurrentActor() by: Reader): Promise<View> {
    return this.queries.execute(new Statistics(by));
  }

  @Get('activity')
  @Needs('activity.read')
  @Answers(200, [Activity], 'The newest twenty things that happened anywhere, newest first.')
  activity(): Promise<readonly Activity[]> {
    return this.queries.execute(new RecentActivity());
  }
}
