import { Global, Module } from '@nestjs/common';
import { Mailer } from './mailer.js';
import { Outbox } from './outbox.js';

/** Mail that leaves the server: left in the outbox by any module, taken out of it here. */
@Global()
@Module({ providers: [Outbox, Mailer], exports: [Outbox] })
export class MailModule {}
