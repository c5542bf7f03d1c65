import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox.js';
import { Postman } from './postman.js';

/** Mail that leaves the server: left in the outbox by any module, taken out of it here. */
@Global()
@Module({ providers: [Outbox, Postman], exports: [Outbox] })
export class MailModule {}
