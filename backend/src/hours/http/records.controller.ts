import { IssuedRecord, IssueRecord, RecordRow, RecordView, SignedRecord, t } from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { About, RecordsAccess } from '../../platform/access-log/records-access.js';
import { thumbnailOf } from '../../platform/files/kept-file.js';
import { Clock } from '../../platform/kernel/clock.js';
import { ForCodeHolders } from '../../platform/web/access/for-code-holders.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { CountersignRecord, IssueRecord as Issue, RevokeRecord } from '../commands/issue-record.js';
import type { HoursActor } from '../persistence/hours-store.js';
import { FindRecord, RecordsOfUser } from '../queries/find-record.js';
import { recordPdf } from './record-pdf.js';

/** Official records of approved hours: issued by those who may, read by whoever was given the code. */
@Controller()
@ApiTags('Official records')
export class RecordsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get('users/:id/records')
  @About('user')
  @RecordsAccess()
  @Needs('records.issue')
  @Answers(200, [RecordRow], 'The official records of one person, newest first.')
  list(@CurrentActor() by: HoursActor, @Param('id', IdParam) id: number): Promise<readonly RecordRow[]> {
    return this.queries.execute(new RecordsOfUser(by, id));
  }

  @Post('users/:id/records')
  @About('user')
  @Needs('records.issue')
  @Answers(201, IssuedRecord, 'A signed record of the approved hours. It supersedes the person’s earlier ones.')
  issue(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Body() { show }: IssueRecord,
  ): Promise<IssuedRecord> {
    return this.commands.execute(new Issue(by, id, show ?? undefined));
  }

  @Delete('records/:code')
  @Needs('records.issue')
  @HttpCode(204)
  @Answers(204, undefined, 'Revoked. The record still says what it showed, and that it was revoked.')
  async revoke(@CurrentActor() by: HoursActor, @Param('code') code: string): Promise<void> {
    await this.commands.execute(new RevokeRecord(by, code));
  }

  @Post('records/:code/countersign')
  @Needs('records.countersign')
  @HttpCode(204)
  @Answers(204, undefined, 'Countersigned. The page, the PDF and the signed file say by whom and when.')
  async countersign(@CurrentActor() by: HoursActor, @Param('code') code: string): Promise<void> {
    await this.commands.execute(new CountersignRecord(by, code));
  }

  @Get('records/:code')
  @ForCodeHolders()
  @Answers(200, RecordView, 'Whether the record is valid, and what its holder shows.')
  async find(@Param('code') code: string, @Req() { ip }: FastifyRequest): Promise<RecordView> {
    const { view, look } = await this.queries.execute(new FindRecord(code, ip));
    const { color } = look;
    const logo = look.logo && `data:image/webp;base64,${(await thumbnailOf(look.logo)).toString('base64')}`;
    return { ...view, ...(color && { color }), ...(logo && { logo }) };
  }

  @Get('records/:code.json')
  @ForCodeHolders()
  @Answers(200, SignedRecord, 'The signed record, the same bytes for ever; a countersignature stands beside them.')
  async json(
    @Param('code') code: string,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { view, document } = await this.queries.execute(new FindRecord(code, ip));
    requireContent(document);
    void reply.headers({ 'Content-Type': 'application/json; charset=utf-8', ...attachment(view.code, 'json') });
    return document;
  }

  @Get('records/:code.pdf')
  @ForCodeHolders()
  @ApiResponse({ status: 200, description: 'The record on paper.', content: { 'application/pdf': {} } })
  async pdf(
    @Param('code') code: string,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const record = await this.queries.execute(new FindRecord(code, ip));
    requireContent(record.document);
    void reply.headers({ 'Content-Type': 'application/pdf', ...attachment(record.view.code, 'pdf') });
    return recordPdf(record, this.clock.now());
  }
}

function requireContent(document: string | null): asserts document is string {
  if (document === null) throw new Refusal(410, 'records.erased', t('records.erased'));
}

const attachment = (code: string, extension: string) => ({
  'Content-Disposition': `attachment; filename="official-record-${code}.${extension}"`,
});
