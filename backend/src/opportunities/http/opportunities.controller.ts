import {
  t,
  CancelOpportunity,
  ChangeOpportunity,
  OpportunityListQuery,
  OpportunityView,
  parseHours,
  PublishOpportunity,
  reachOf,
} from '@hourtrail/contracts';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About } from '../../platform/access-log/records-access.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, ReadsFromReplica } from '../../platform/web/session/signed-in.js';
import { AmendOpportunity } from '../commands/amend-opportunity.js';
import { CancelOpportunity as Cancel } from '../commands/cancel-opportunity.js';
import { PublishOpportunity as Publish } from '../commands/publish-opportunity.js';
import type { Publisher } from '../persistence/opportunity-store.js';
import { FindOpportunity } from '../queries/find-opportunity.js';
import { ListOpportunities } from '../queries/list-opportunities.js';

@Controller('volunteer-opportunities')
@About('opportunity')
@ApiTags('Opportunities')
export class OpportunitiesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ReadsFromReplica()
  @Needs('opportunities.read')
  @ListAnswer()
  @Answers(200, [OpportunityView], 'The opportunities there are for one, one page of them.')
  list(@CurrentActor() by: Publisher, @Query() filter: OpportunityListQuery): Promise<Page<OpportunityView>> {
    return this.queries.execute(new ListOpportunities(by, filter));
  }

  @Get(':id')
  @Needs('opportunities.read')
  @Answers(200, OpportunityView, 'One opportunity.')
  find(@CurrentActor() by: Publisher, @Param('id', IdParam) id: number): Promise<OpportunityView> {
    return this.queries.execute(new FindOpportunity(by, id));
  }

  @Post()
  @Needs('opportunities.manage')
  @Answers(201, OpportunityView, 'The new opportunity; of a weekly repetition the first.')
  publish(@CurrentActor() by: Publisher, @Body() body: PublishOpportunity): Promise<OpportunityView> {
    const { repeatWeeks, repeatUntil, exceptDates, organizationId, reason, ...input } = body;
    requireOwnSchool(by, organizationId);
    const repeats = { weeks: repeatWeeks, until: repeatUntil, except: exceptDates };
    return this.commands.execute(
      new Publish(by, { ...input, hours: hoursOf(input.hours) }, { organizationId, repeats, reason }),
    );
  }

  @Patch(':id')
  @Needs('opportunities.manage')
  @Answers(200, OpportunityView, 'The opportunity as it stands now.')
  change(
    @CurrentActor() by: Publisher,
    @Param('id', IdParam) id: number,
    @Body() body: ChangeOpportunity,
    @ExpectedVersion() expected?: number,
  ): Promise<OpportunityView> {
    const { version, reason, following, ...input } = body;
    const record = { by, id, version: expected ?? version };
    const options = { reason, following: following ?? false };
    return this.commands.execute(new AmendOpportunity(record, { ...input, hours: hoursOf(input.hours) }, options));
  }

  @Post(':id/cancel')
  @Needs('opportunities.manage')
  @HttpCode(200)
  @Answers(200, OpportunityView, 'Cancelled: those who signed up are told why.')
  cancel(
    @CurrentActor() by: Publisher,
    @Param('id', IdParam) id: number,
    @Body() { reason }: CancelOpportunity,
    @ExpectedVersion() version?: number,
  ): Promise<OpportunityView> {
    return this.commands.execute(new Cancel({ by, id, version }, reason));
  }
}

const hoursOf = (hours: PublishOpportunity['hours']): number | undefined => parseHours(hours);

function requireOwnSchool(by: Publisher, organizationId: number | undefined): void {
  if (organizationId === undefined || organizationId === by.organizationId) return;
  if (reachOf(by.role, 'opportunities.manage').includes('everywhere')) return;
  const message = t('apiOpportunities.onlyOwnSchool');
  throw invalid('invalid-input', [{ field: 'organizationId', message }]);
}
