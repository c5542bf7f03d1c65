import { Achievement, UserAchievement, UserStats as Stats, Activity, Statistics as View } from '@hourtrail/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About, RecordsAccess } from '../../platform/access-log/records-access.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, ReadsFromReplica } from '../../platform/web/session/signed-in.js';
import type { Reader } from '../persistence/about-person.js';
import { ListAchievements, UserAchievements } from '../queries/achievements.js';
import { RecentActivity } from '../queries/recent-activity.js';
import { Statistics } from '../queries/statistics.js';
import { UserStats } from '../queries/user-stats.js';

@Controller()
@ApiTags('Figures')
export class AchievementsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('achievements')
  @Needs('account.use')
  @Answers(200, [Achievement], 'What hours can earn.')
  list(@CurrentActor() by: Reader): Promise<readonly Achievement[]> {
    return this.queries.execute(new ListAchievements(by));
  }

  @Get('users/:id/achievements')
  @ReadsFromReplica()
  @About('user')
  @RecordsAccess()
  @Needs('figures.read')
  @Answers(200, [UserAchievement], 'What a person has earned.')
  earned(@CurrentActor() by: Reader, @Param('id', IdParam) id: number): Promise<readonly UserAchievement[]> {
    return this.queries.execute(new UserAchievements(by, id));
  }
}

@Controller('users/:id/stats')
@About('user')
@Needs('figures.read')
@ApiTags('Figures')
export class StatsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ReadsFromReplica()
  @RecordsAccess()
  @Answers(200, Stats, 'Hours of a person, in figures.')
  stats(@CurrentActor() by: Reader, @Param('id', IdParam) id: number): Promise<Stats> {
    return this.queries.execute(new UserStats(by, id));
  }
}

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
