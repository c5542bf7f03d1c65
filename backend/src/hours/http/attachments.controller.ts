import { Attachment, AttachmentQuery, HoursView, RecordPaper } from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessLog, routeOf } from '../../platform/access-log/access-log.js';
import { About } from '../../platform/access-log/records-access.js';
import { uploadIn } from '../../platform/files/upload.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { TakesNoKey } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { TAKES_FORMS } from '../../platform/web/input/file-body.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { AttachFile, RemoveAttachment } from '../commands/attach-file.js';
import { RecordPaper as Record } from '../commands/record-paper.js';
import type { HoursActor } from '../persistence/hours-store.js';
import { FindAttachment } from '../queries/find-attachment.js';
import { hoursAreRequired, hundredthsOf } from './review-command.js';

/** A form of an entry: photos, PDFs, and the paper form that someone signed. */
@Controller('volunteer-hours/:id')
@About('hours')
@ApiTags('Hours')
export class EntryFilesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('attachments')
  @Needs('hours.attach')
  @TakesNoKey()
  @RouteConfig(TAKES_FORMS)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  @Answers(201, Attachment, 'The file as it is kept; a photo without its metadata.')
  attach(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Req() request: FastifyRequest,
  ): Promise<Attachment> {
    return this.commands.execute(new AttachFile({ by, id }, () => uploadIn(request)));
  }

  @Post('paper')
  @Needs('hours.record-paper')
  @HttpCode(200)
  @Answers(200, HoursView, 'The entry, verified on paper.')
  paper(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Body() { attachmentId: scan, signedBy, hours, comment, version: shown }: RecordPaper,
    @ExpectedVersion() version?: number,
  ): Promise<HoursView> {
    const hundredths = hundredthsOf(hours);
    if (hundredths === null) throw hoursAreRequired();
    const form = { scan, signedBy, hundredths, comment };
    return this.commands.execute(new Record({ by, id, version: version ?? shown }, form));
  }
}

@Controller('attachments')
@ApiTags('Hours')
export class AttachmentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly accesses: AccessLog,
  ) {}

  @Get(':id')
  @Needs('hours.read')
  @ApiResponse({ status: 200, description: 'The file.', content: { '*/*': {} } })
  async find(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Query() { size }: AttachmentQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { entry, attachment, bytes, type } = await this.queries.execute(new FindAttachment(by, id, size));
    await this.accesses.viewed(by, { kind: 'hours', id: entry }, { route: routeOf(request) });
    const name = encodeURIComponent(attachment.name).replace(/['()*]/g, escape);
    void reply.headers({
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
    return bytes;
  }

  @Delete(':id')
  @Needs('hours.attach')
  @HttpCode(204)
  @Answers(204, undefined, 'Removed; the entry’s trail still says that it was there.')
  async remove(@CurrentActor() by: HoursActor, @Param('id', IdParam) id: number): Promise<void> {
    await this.commands.execute(new RemoveAttachment(by, id));
  }
}

const escape = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
