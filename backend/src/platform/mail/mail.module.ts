import { Global, Module } from '@nestjs/common';
import { Mailer } from './mailer.js';
import { Outbox } from './outbox.js';

@Global()
@Module({ providers: [Outbox, Mailer], exports: [Outbox] })
export class MailModule {}
