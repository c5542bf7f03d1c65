import { ContactMessageQuery, ContactMessageView, MailStanding } from '@hourtrail/contracts';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/kernel/actor.js';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { HandleContactMessage } from '../commands/handle-contact-message.js';
import { ListContactMessages } from '../queries/list-contact-messages.js';
import { FindMailStanding } from '../queries/mail-standing.js';

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
  @Answers(200, MailStanding, 'Whether this server sends mail, and how its mail is doing.')
  mail(): Promise<MailStanding> {
    return this.queries.execute(new FindMailStanding());
  }
}
