import { Global, Module } from '@nestjs/common';
import { Mailer } from './mailer.js';
import { Outbox } from './outbox.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { Unsubscribe } from './unsubscribe.js';

@Global()
@Module({
  controllers: [UnsubscribeController],
  providers: [Outbox, Mailer, Unsubscribe],
  exports: [Outbox, Unsubscribe],
})
export class MailModule {}
