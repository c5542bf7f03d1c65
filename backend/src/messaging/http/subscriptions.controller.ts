import { SubscriptionQuery, SubscriptionView } from '@hourtrail/contracts';
import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About } from '../../platform/access-log/records-access.js';
import type { Actor } from '../../platform/kernel/actor.js';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { EraseSubscription, RemoveSubscription } from '../commands/end-subscription.js';
import { ListSubscriptions } from '../queries/list-subscriptions.js';

@Controller('newsletter-subscriptions')
@About('subscription')
@Needs('inbox.manage')
@ApiTags('Inbox')
export class SubscriptionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ListAnswer()
  @Answers(200, [SubscriptionView], 'Who asked for the newsletter, newest first.')
  list(@Query() filter: SubscriptionQuery): Promise<Page<SubscriptionView>> {
    return this.queries.execute(new ListSubscriptions(filter));
  }

  @Delete(':id')
  @Answers(200, SubscriptionView, 'The subscription, removed.')
  remove(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @ExpectedVersion() version?: number,
  ): Promise<SubscriptionView> {
    return this.commands.execute(new RemoveSubscription({ by, id, version }));
  }

  @Post(':id/erase')
  @HttpCode(204)
  @Answers(204, undefined, 'The subscription is gone, with its address.')
  erase(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @ExpectedVersion() version?: number,
  ): Promise<void> {
    return this.commands.execute(new EraseSubscription({ by, id, version }));
  }
}
