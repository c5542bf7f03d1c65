import { Module } from '@nestjs/common';
import { MarkAllReadHandler } from './commands/mark-all-read.js';
import { MarkReadHandler } from './commands/mark-read.js';
import { NotificationsController } from './http/notifications.controller.js';
import { ListNotificationsHandler } from './queries/list-notifications.js';

@Module({
  controllers: [NotificationsController],
  providers: [ListNotificationsHandler, MarkReadHandler, MarkAllReadHandler],
})
export class MessagingModule {}
