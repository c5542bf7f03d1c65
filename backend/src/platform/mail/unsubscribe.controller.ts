import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OneClick } from '../web/access/csrf.guard.js';
import { Answers } from '../web/openapi/shape.js';
import { Public } from '../web/session/signed-in.js';
import { Unsubscribe } from './unsubscribe.js';

/** The address in the List-Unsubscribe header of an email. */
@Controller('unsubscribe')
@Public()
@ApiTags('Public site')
export class UnsubscribeController {
  constructor(private readonly unsubscribe: Unsubscribe) {}

  @Get(':token')
  @Header('X-Robots-Tag', 'noindex')
  @Answers(302, undefined, 'Leads to a page with a button; changes nothing.')
  async show(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(this.unsubscribe.pageOf(token), 302);
  }

  /** Mail programs post here by themselves, without a page of ours: the token is the only key (RFC 8058). */
  @Post(':token')
  @OneClick()
  @HttpCode(204)
  @Answers(204, undefined, 'These emails have ended.')
  async stop(@Param('token') token: string): Promise<void> {
    await this.unsubscribe.stop(token);
  }
}
