import { NotificationListQuery, NotificationView } from '@hourtrail/contracts';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { MarkAllRead, MarkRead } from '../commands/mark-read.js';
import { ListNotifications } from '../queries/list-notifications.js';
import type { Recipient } from '../hours-recipients.js';

@Controller('notifications')
@Needs('notifications.read')
@ApiTags('Notifications')
export class NotificationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ListAnswer()
  @Answers(200, [NotificationView], 'What one was told of, newest first.')
  list(@CurrentActor() by: Recipient, @Query() filter: NotificationListQuery): Promise<Page<NotificationView>> {
    return this.queries.execute(new ListNotifications(by, filter));
  }

  @Post('read')
  @HttpCode(204)
  @Answers(204, undefined, 'All are read.')
  async readAll(@CurrentActor() by: Recipient): Promise<void> {
    await this.commands.execute(new MarkAllRead(by));
  }

  @Post(':id/read')
  @HttpCode(204)
  @Answers(204, undefined, 'It is read.')
  async read(@CurrentActor() by: Recipient, @Param('id', IdParam) id: number): Promise<void> {
    await this.commands.execute(new MarkRead(by, id));
  }
}
