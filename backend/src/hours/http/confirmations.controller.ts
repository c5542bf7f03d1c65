import { AnswerConfirmation, AskForAccount, ConfirmationAnswered, ConfirmationView } from '@hourtrail/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../../platform/web/openapi/shape.js';
import { Public } from '../../platform/web/session/signed-in.js';
import { AnswerConfirmation as Answer } from '../commands/answer-confirmation.js';
import { AskForAccount as Ask } from '../commands/ask-for-account.js';
import { FindConfirmation } from '../queries/find-confirmation.js';
import { hundredthsOf } from './review-command.js';

/** For supervisors without an account. The token in the path is the only key; no cookie is read or set. */
@Controller('confirmations')
@Public()
@ApiTags('Hours')
export class ConfirmationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':token')
  @Header('Referrer-Policy', 'no-referrer')
  @Header('X-Robots-Tag', 'noindex')
  @Answers(200, ConfirmationView, 'What waits for the supervisor.')
  find(@Param('token') token: string, @Req() request: FastifyRequest): Promise<ConfirmationView> {
    return this.queries.execute(new FindConfirmation(token, request.ip));
  }

  @Post(':token')
  @HttpCode(200)
  @Header('Referrer-Policy', 'no-referrer')
  @Header('X-Robots-Tag', 'noindex')
  @Answers(200, ConfirmationAnswered, 'What became of each entry.')
  answer(
    @Param('token') token: string,
    @Body() { answers }: AnswerConfirmation,
    @Req() { ip: address, id: requestId }: FastifyRequest,
  ): Promise<ConfirmationAnswered> {
    const toEntries = answers.map(({ hours, ...answer }) => ({
      ...answer,
      hundredths: hundredthsOf(hours) ?? undefined,
    }));
    return this.commands.execute(new Answer(token, toEntries, { address, requestId }));
  }

  @Post(':token/account')
  @HttpCode(204)
  @Header('Referrer-Policy', 'no-referrer')
  @Header('X-Robots-Tag', 'noindex')
  @Answers(204, undefined, 'The school knows that they would like an account; also if they have one.')
  askForAccount(
    @Param('token') token: string,
    @Body() { firstName, lastName }: AskForAccount,
    @Req() { ip: address, id: requestId }: FastifyRequest,
  ): Promise<void> {
    return this.commands.execute(new Ask(token, { firstName, lastName }, { address, requestId }));
  }
}
