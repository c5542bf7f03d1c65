import { Admit, AskToJoin, JoinRequestQuery, JoinRequestView, Reason } from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About } from '../../platform/access-log/records-access.js';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { AdmitJoinRequest, RefuseJoinRequest } from '../commands/admit-join-request.js';
import { RequestToJoin, WithdrawJoinRequest } from '../commands/request-to-join.js';
import type { PeopleActor } from '../persistence/people.js';
import { ListJoinRequests } from '../queries/list-join-requests.js';

@Controller('join-requests')
@About('join-request')
@ApiTags('People')
export class JoinRequestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Needs('join.answer')
  @ListAnswer()
  @Answers(200, [JoinRequestView], 'Who asks to join the school, those that wait first.')
  list(@CurrentActor() by: PeopleActor, @Query() filter: JoinRequestQuery): Promise<Page<JoinRequestView>> {
    return this.queries.execute(new ListJoinRequests(by, filter));
  }

  @Post()
  @Needs('join.ask')
  @Answers(201, JoinRequestView, 'The request, which waits for an administrator of the school.')
  ask(@CurrentActor() by: PeopleActor, @Body() { code, role }: AskToJoin): Promise<JoinRequestView> {
    return this.commands.execute(new RequestToJoin(by, code, role ?? undefined));
  }

  @Post(':id/admit')
  @Needs('join.answer')
  @HttpCode(200)
  @Answers(200, JoinRequestView, 'The request, admitted: the person belongs to the school now.')
  admit(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Body() body: Admit,
    @ExpectedVersion() version?: number,
  ): Promise<JoinRequestView> {
    const as = { role: body.role ?? undefined, gradeLevel: body.gradeLevel || undefined };
    return this.commands.execute(new AdmitJoinRequest({ by, id, version }, as, body.reason ?? undefined));
  }

  @Post(':id/refuse')
  @Needs('join.answer')
  @HttpCode(200)
  @Answers(200, JoinRequestView, 'The request, refused.')
  refuse(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Body() { reason }: Reason,
    @ExpectedVersion() version?: number,
  ): Promise<JoinRequestView> {
    return this.commands.execute(new RefuseJoinRequest({ by, id, version }, reason));
  }

  @Delete(':id')
  @Needs('join.ask')
  @HttpCode(204)
  @Answers(204, undefined, 'Taken back.')
  async withdraw(@CurrentActor() by: PeopleActor, @Param('id', IdParam) id: number): Promise<void> {
    await this.commands.execute(new WithdrawJoinRequest(by, id));
  }
}
