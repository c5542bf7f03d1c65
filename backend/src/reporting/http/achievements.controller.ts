import { Achievement, UserAchievement } from '@hourtrail/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About, RecordsAccess } from '../../platform/access-log/records-access.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import type { Reader } from '../queries/about-person.js';
import { ListAchievements, UserAchievements } from '../queries/achievements.js';

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
  @About('user')
  @RecordsAccess()
  @Needs('figures.read')
  @Answers(200, [UserAchievement], 'What a person has earned.')
  earned(@CurrentActor() by: Reader, @Param('id', IdParam) id: number): Promise<readonly UserAchievement[]> {
    return this.queries.execute(new UserAchievements(by, id));
  }
}
