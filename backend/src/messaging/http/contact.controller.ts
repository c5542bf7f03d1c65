import { ContactReceipt, SendContactMessage } from '@hourtrail/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../../platform/web/openapi/shape.js';
import { Public } from '../../platform/web/session/signed-in.js';
import { SendContactMessage as Send } from '../commands/send-contact-message.js';
import { visitOf } from '../tell.js';

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
