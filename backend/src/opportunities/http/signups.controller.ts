import { JoinOpportunity, MadeSignup, SignupListQuery, SignupView } from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About, RecordsAccessTo } from '../../platform/access-log/records-access.js';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, ReadsFromReplica } from '../../platform/web/session/signed-in.js';
import { CancelSignup } from '../commands/cancel-signup.js';
import { SignUp } from '../commands/sign-up.js';
import type { Volunteer } from '../persistence/signup-store.js';
import { ListSignups } from '../queries/list-signups.js';

@Controller('opportunity-signups')
@About('signup')
@ApiTags('Opportunities')
export class SignupsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ReadsFromReplica()
  @RecordsAccessTo('userId')
  @Needs('signups.read')
  @ListAnswer()
  @Answers(200, [SignupView], 'The sign-ups one may see, one page of them.')
  list(@CurrentActor() by: Volunteer, @Query() filter: SignupListQuery): Promise<Page<SignupView>> {
    return this.queries.execute(new ListSignups(by, filter));
  }

  @Post()
  @Needs('opportunities.join')
  @Answers(201, MadeSignup, 'The sign-up, also where it was there already; waitlisted where one asked for that.')
  signUp(@CurrentActor() by: Volunteer, @Body() body: JoinOpportunity): Promise<MadeSignup> {
    const options = { waitlist: body.waitlist ?? false, despiteClash: body.despiteClash ?? true };
    return this.commands.execute(new SignUp(by, body.opportunityId, options));
  }

  @Delete(':id')
  @Needs('opportunities.join')
  @HttpCode(204)
  @Answers(204, undefined, 'Cancelled; the first in line has the place.')
  async cancel(@CurrentActor() by: Volunteer, @Param('id', IdParam) opportunityId: number): Promise<void> {
    await this.commands.execute(new CancelSignup(by, opportunityId));
  }
}
