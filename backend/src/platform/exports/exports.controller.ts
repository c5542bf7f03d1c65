import type { Readable } from 'node:stream';
import {
  exportNeeds,
  ExportAccesses,
  ExportAddress,
  ExportAnomalies,
  ExportDecisions,
  ExportEvents,
  ExportHours,
  ExportHoursReport,
  ExportOpportunities,
  ExportReports,
  ExportUsers,
  StartExport,
  XLSX_TYPE,
  type ExportFormat,
  type ExportKind,
} from '@hourtrail/contracts';
import { Body, Controller, Get, Param, Post, Query, Req, Res, applyDecorators } from '@nestjs/common';
import { ApiTags, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../kernel/domain-error.js';
import { Needs, requireCapability } from '../web/access/capability.guard.js';
import { Writes } from '../web/access/csrf.guard.js';
import { LoggedSchools } from '../web/access/logged-schools.js';
import { readQueryAs } from '../web/input/read-as.js';
import { Answers } from '../web/openapi/shape.js';
import { CurrentActor, type SignedInUser } from '../web/session/signed-in.js';
import { ExportDownloads } from './export-downloads.js';
import { EXPORT_QUERIES, RequestedExports, schoolOf, type ExportInput } from './requested-exports.js';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
  pdf: 'application/pdf',
};

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

const AnswersFile = (description: string) =>
  applyDecorators(
    ApiResponse({
      status: 200,
      description: `${description} A connection that breaks off leaves a part of the file.`,
      content: Object.fromEntries(Object.values(TYPES).map((type) => [type.split(';')[0] as string, FILE])),
      headers: {
        'X-Total-Count': { description: 'How many rows the file holds.', schema: { type: 'integer' } },
        'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } },
      },
    }),
  );

@Controller('admin/export')
@Needs('exports.make')
@Writes()
@ApiTags('Exports')
export class ExportsController {
  constructor(
    private readonly requested: RequestedExports,
    private readonly addresses: ExportDownloads,
    private readonly schools: LoggedSchools,
  ) {}

  @Post('hours')
  @Needs('hours.export')
  @Answers(201, ExportAddress, 'Where the file can be fetched, once, by whoever asked.')
  startHours(@CurrentActor() by: SignedInUser, @Body() body: StartExport): Promise<ExportAddress> {
    return this.start(by, 'hours', body);
  }

  @Post('hours-report')
  @Needs('reports.read')
  @Answers(201, ExportAddress, 'Where the file can be fetched, once, by whoever asked.')
  startHoursReport(@CurrentActor() by: SignedInUser, @Body() body: StartExport): Promise<ExportAddress> {
    return this.start(by, 'hours-report', body);
  }

  @Post('certificates')
  @Needs('reports.read')
  @Answers(201, ExportAddress, 'Where the file can be fetched, once, by whoever asked.')
  startCertificates(@CurrentActor() by: SignedInUser, @Body() body: StartExport): Promise<ExportAddress> {
    return this.start(by, 'certificates', body);
  }

  // who may read the log may export it; each list of the school needs more, which is checked by its kind
  @Post(':kind')
  @Needs('audit.read')
  @Answers(201, ExportAddress, 'Where the file can be fetched, once, by whoever asked.')
  async start(
    @CurrentActor() by: SignedInUser,
    @Param('kind') kind: string,
    @Body() body: StartExport,
  ): Promise<ExportAddress> {
    requireCapability(by, exportNeeds(kind as ExportKind));
    const contract = EXPORT_QUERIES[kind as keyof typeof EXPORT_QUERIES] as
      (new () => ExportInput['query']) | undefined;
    if (!contract) throw notFound();
    const { format, filters = {}, reason } = body;
    const query = readQueryAs(contract, { ...filters, format });
    await this.schools.find(by, String(schoolOf({ by, query })));
    return this.addresses.make(by, { kind: kind as ExportKind, query: { ...query, ...(reason && { reason }) } });
  }

  /** An address is for whoever was given it: those who take attendance get rosters. */
  @Get('files/:token')
  @Needs('exports.download')
  @AnswersFile('What was asked for.')
  async fetch(
    @CurrentActor() by: SignedInUser,
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    onlyToBeRead(request);
    const input = { by, ...(await this.addresses.take<ExportInput['query']>(by, token)) };
    requireCapability(by, exportNeeds(input.kind));
    await this.schools.find(by, String(schoolOf(input)));
    return this.answer(input, request, reply);
  }

  @Get('users')
  @AnswersFile('The people of a school.')
  users(
    @CurrentActor() by: SignedInUser,
    @Query() query: ExportUsers,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'users', query }, request, reply);
  }

  @Get('hours')
  @Needs('hours.export')
  @AnswersFile('The entries of a school, or of a volunteer.')
  hours(
    @CurrentActor() by: SignedInUser,
    @Query() query: ExportHours,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'hours', query }, request, reply);
  }

  @Get('student-reports')
  @AnswersFile('The students of a school with their hours.')
  students(
    @CurrentActor() by: SignedInUser,
    @Query() query: ExportReports,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'student-reports', query }, request, reply);
  }

  @Get('parent-reports')
  @AnswersFile('The parents of a school with their hours.')
  parents(
    @CurrentActor() by: SignedInUser,
    @Query() query: ExportReports,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'parent-reports', query }, request, reply);
  }

  @Get('hours-report')
  @Needs('reports.read')
  @AnswersFile('The report of a school to hand out: its figures, and the students who are behind.')
  hoursReport(
    @CurrentActor() by: SignedInUser,
    @Query() query: ExportHoursReport,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'hours-report', query }, request, reply);
  }

  @Get('opportunities')
  @AnswersFile('The opportunities of a school.')
  opportunities(
    @CurrentActor() by: SignedInUser,
    @Query() query: ExportOpportunities,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'opportunities', query }, request, reply);
  }

  @Get('audit-events')
  @Needs('audit.read')
  @AnswersFile('What happened at a school, with all its filters.')
  events(
    @CurrentActor() by: SignedInUser,
    @Query() query: ExportEvents,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'audit-events', query }, request, reply);
  }

  @Get('audit-decisions')
  @Needs('audit.read')
  @AnswersFile('What each person at a school decided.')
  decisions(
    @CurrentActor() by: SignedInUser,
    @Query() query: ExportDecisions,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'audit-decisions', query }, request, reply);
  }

  @Get('audit-anomalies')
  @Needs('audit.read')
  @AnswersFile('What a reviewer of a school looks at first.')
  anomalies(
    @CurrentActor() by: SignedInUser,
    @Query() query: ExportAnomalies,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'audit-anomalies', query }, request, reply);
  }

  @Get('audit-accesses')
  @Needs('audit.read')
  @AnswersFile('Who looked at, took away, or was refused what.')
  accessLog(
    @CurrentActor() by: SignedInUser,
    @Query() query: ExportAccesses,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'audit-accesses', query }, request, reply);
  }

  private async answer(input: ExportInput, request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
    onlyToBeRead(request);
    const { name, rows, content } = await this.requested.make(input);
    void reply.headers({
      'Content-Type': TYPES[input.query.format],
      'Content-Disposition': attachmentNamed(name),
      'X-Total-Count': String(rows),
    });
    return content;
  }
}

/** RFC 6266: a name beyond ASCII stands beside one that every client reads. */
function attachmentNamed(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\x20-\x7e]/g, '_');
  const plain = `attachment; filename="${ascii}"`;
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;
}

const percent = (one: string): string => `%${one.charCodeAt(0).toString(16).toUpperCase()}`;

/** A HEAD request must not log an export without a file. */
function onlyToBeRead({ method }: FastifyRequest): void {
  if (method === 'HEAD') throw notFound();
}
