import { ConfirmedSubscription, NewsletterLink, Subscribe, SubscribeAnswer } from '@hourtrail/contracts';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../../platform/web/openapi/shape.js';
import { Public } from '../../platform/web/session/signed-in.js';
import { ConfirmSubscription } from '../commands/confirm-subscription.js';
import { EndSubscription } from '../commands/end-subscription.js';
import { Subscribe as Ask } from '../commands/subscribe.js';
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
