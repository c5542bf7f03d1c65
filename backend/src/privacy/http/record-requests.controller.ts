import {
  Access,
  AttachStatement,
  DecideRecordRequest,
  ErasureCertificate,
  OpenRecordRequest,
  PageQuery,
  RecordRequestQuery,
  RecordRequestView,
} from '@hourtrail/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ListAccesses } from '../../platform/access-log/list-accesses.js';
import { About, RecordsAccess } from '../../platform/access-log/records-access.js';
import type { Page } from '../../platform/database/page.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, type SignedInUser } from '../../platform/web/session/signed-in.js';
import {
  AttachStatement as Attach,
  DecideRecordRequest as Decide,
  OpenRecordRequest as Open,
  WithdrawRecordRequest as Withdraw,
} from '../commands/record-request.js';
import { RecordRequests } from '../persistence/record-requests.js';

@Controller('record-requests')
@About('record-request')
@ApiTags('Records and retention')
export class RecordRequestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly requests: RecordRequests,
  ) {}

  @Get()
  @Needs('record-requests.read')
  @Answers(200, [RecordRequestView], 'Open ones first, by when they are due; a family’s own, or those of a school.')
  list(
    @CurrentActor() by: SignedInUser,
    @Query() { status, organizationId }: RecordRequestQuery,
  ): Promise<readonly RecordRequestView[]> {
    const school = Number(organizationId || by.organizationId);
    if (by.role !== 'super-admin' && school !== by.organizationId) throw notFound();
    return this.requests.list(by, school, status);
  }

  @Post()
  @Needs('record-requests.open')
  @Answers(201, RecordRequestView, 'The request, with the day on which an answer is due.')
  open(@CurrentActor() by: SignedInUser, @Body() input: OpenRecordRequest): Promise<RecordRequestView> {
    return this.commands.execute(new Open(by, input));
  }

  @Post(':id/decide')
  @HttpCode(200)
  @Needs('record-requests.decide')
  @Answers(200, RecordRequestView, 'The answered request. A granted erasure is carried out at once.')
  decide(
    @CurrentActor() by: SignedInUser,
    @Param('id', IdParam) id: number,
    @Body() { version: seen, ...input }: DecideRecordRequest,
    @ExpectedVersion() version = seen,
  ): Promise<RecordRequestView> {
    return this.commands.execute(new Decide({ by, id, version }, input));
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @Needs('record-requests.open')
  @Answers(200, RecordRequestView, 'The request, which needs no answer any more.')
  withdraw(
    @CurrentActor() by: SignedInUser,
    @Param('id', IdParam) id: number,
    @ExpectedVersion() version?: number,
  ): Promise<RecordRequestView> {
    return this.commands.execute(new Withdraw({ by, id, version }));
  }

  @Post(':id/statement')
  @HttpCode(200)
  @Needs('record-requests.open')
  @Answers(200, RecordRequestView, 'The refused amendment with the family’s statement.')
  attach(
    @CurrentActor() by: SignedInUser,
    @Param('id', IdParam) id: number,
    @Body() { text }: AttachStatement,
    @ExpectedVersion() version?: number,
  ): Promise<RecordRequestView> {
    return this.commands.execute(new Attach({ by, id, version }, text));
  }

  @Get(':id/certificate')
  @Needs('retention.read')
  @RecordsAccess()
  @Answers(200, ErasureCertificate, 'What was erased, when and under which events; no name is in it.')
  certificate(@CurrentActor() by: SignedInUser, @Param('id', IdParam) id: number): Promise<ErasureCertificate> {
    return this.requests.certificate(by, id);
  }
}

@Controller('users/:id/accesses')
@About('user')
@ApiTags('Records and retention')
export class PersonAccessesController {
  constructor(
    private readonly requests: RecordRequests,
    private readonly accesses: ListAccesses,
  ) {}

  @Get()
  @Needs('record-requests.read')
  @ListAnswer()
  @Answers(
    200,
    [Access],
    'Who looked at a person’s record, newest first; for the person, their parents and the school.',
  )
  async list(
    @CurrentActor() by: SignedInUser,
    @Param('id', IdParam) id: number,
    @Query() filter: PageQuery,
  ): Promise<Page<Access>> {
    const school = await this.requests.requireReach(by, id, 'record-requests.read');
    return this.accesses.page(by, { ...filter, person: String(id), organizationId: String(school) });
  }
}
