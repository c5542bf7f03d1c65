import {
  ContactMessageQuery,
  ContactMessageView,
  MailStatus,
  ContactReceipt,
  SendContactMessage,
} from '@hourtrail/contracts';
import { Controller, Get, HttpCode, Param, Post, Query, Body, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/kernel/actor.js';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, Public } from '../../platform/web/session/signed-in.js';
import { SendContactMessage as Send, HandleContactMessage } from '../commands/contact-message.js';
import { ListContactMessages } from '../queries/list-contact-messages.js';
import { FindMailStatus } from '../queries/find-mail-status.js';
import { visitOf } from '../visitor.js';

@Controller()
@Needs('inbox.manage')
@ApiTags('Inbox')
export class ContactMessagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('contact-messages')
  @ListAnswer()
  @Answers(200, [ContactMessageView], 'What visitors wrote, newest first.')
  list(@Query() filter: ContactMessageQuery): Promise<Page<ContactMessageView>> {
    return this.queries.execute(new ListContactMessages(filter));
  }

  @Post('contact-messages/:id/handle')
  @HttpCode(200)
  @Answers(200, ContactMessageView, 'The message, seen to.')
  handle(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @ExpectedVersion() version?: number,
  ): Promise<ContactMessageView> {
    return this.commands.execute(new HandleContactMessage({ by, id, version }, 'handle'));
  }

  @Post('contact-messages/:id/reopen')
  @HttpCode(200)
  @Answers(200, ContactMessageView, 'The message, waiting again.')
  reopen(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @ExpectedVersion() version?: number,
  ): Promise<ContactMessageView> {
    return this.commands.execute(new HandleContactMessage({ by, id, version }, 'reopen'));
  }

  @Post('contact-messages/:id/erase')
  @HttpCode(204)
  @Answers(204, undefined, 'The message is gone, with who wrote it.')
  async erase(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @ExpectedVersion() version?: number,
  ): Promise<void> {
    await this.commands.execute(new HandleContactMessage({ by, id, version }, 'erase'));
  }

  @Get('mail')
  @Answers(200, MailStatus, 'Whether this server sends mail, and how its mail is doing.')
  mail(): Promise<MailStatus> {
    return this.queries.execute(new FindMailStatus());
  }
}

@Controller('contact')
@Public()
@ApiTags('Public site')
export class ContactController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers(201, ContactReceipt, 'The message is kept.')
  async send(@Body() written: SendContactMessage, @Req() request: FastifyRequest): Promise<ContactReceipt> {
    const { receivedAt } = await this.commands.execute(new Send(written, visitOf(request)));
    return { receivedAt: receivedAt.toISOString() };
  }
}
