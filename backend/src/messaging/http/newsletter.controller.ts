import {
  ConfirmedSubscription,
  NewsletterLink,
  Subscribe,
  SubscribeAnswer,
  SubscriptionQuery,
  SubscriptionView,
} from '@hourtrail/contracts';
import { Body, Controller, HttpCode, Post, Req, Delete, Get, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { About } from '../../platform/access-log/records-access.js';
import type { Page } from '../../platform/database/page.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { Public, CurrentActor } from '../../platform/web/session/signed-in.js';
import { EndSubscription, EraseSubscription, RemoveSubscription } from '../commands/end-subscription.js';
import { Subscribe as Ask, ConfirmSubscription } from '../commands/subscribe.js';
import { ListSubscriptions } from '../queries/list-subscriptions.js';
import { visitOf } from '../visitor.js';

/** Tokens travel in the body: logs would record a URL, and link previews would open it. */
@Controller('newsletter')
@Public()
@ApiTags('Public site')
export class NewsletterController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(202)
  @Answers(202, SubscribeAnswer, 'The address is kept until whoever reads its mail confirms.')
  async ask(@Body() { email }: Subscribe, @Req() request: FastifyRequest): Promise<SubscribeAnswer> {
    return { sendsMail: await this.commands.execute(new Ask(email, visitOf(request))) };
  }

  @Post('confirm')
  @HttpCode(200)
  @Answers(200, ConfirmedSubscription, 'The subscription is confirmed.')
  async confirm(@Body() { token }: NewsletterLink, @Req() request: FastifyRequest): Promise<ConfirmedSubscription> {
    return { email: await this.commands.execute(new ConfirmSubscription(token, visitOf(request))) };
  }

  @Post('unsubscribe')
  @HttpCode(204)
  @Answers(204, undefined, 'The subscription has ended.')
  async unsubscribe(@Body() { token }: NewsletterLink, @Req() request: FastifyRequest): Promise<void> {
    await this.commands.execute(new EndSubscription(token, visitOf(request)));
  }
}

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
