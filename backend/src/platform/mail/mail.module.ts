import { Global, Module } from '@nestjs/common';
import { Bounces } from './bounces.js';
import { Mailer } from './mailer.js';
import { Outbox } from './outbox.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { Unsubscribe } from './unsubscribe.js';

@Global()
@Module({
  controllers: [UnsubscribeController],
  providers: [Outbox, Mailer, Bounces, Unsubscribe],
  exports: [Outbox, Unsubscribe],
})
export class MailModule {}
