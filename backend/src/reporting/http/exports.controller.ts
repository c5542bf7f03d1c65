import {
  ExportHours,
  ExportOpportunities,
  ExportReports,
  ExportUsers,
  type ExportFormat,
  type ExportKind,
  type ReportRole,
} from '@hourtrail/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { AccessLog } from '../../platform/access-log/access-log.js';
import { routeOf } from '../../platform/access-log/asked.js';
import { invalid, notFound } from '../../platform/kernel/domain-error.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { Writes } from '../../platform/web/access/csrf.guard.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import type { AskedExport, Exporter } from '../exports/export-book.js';
import { ExportDesk } from '../exports/export-desk.js';
import { AnswersFile, TYPES } from './exports.answers.js';

/** Whatever the administrators' lists show, as a file. */
@Controller('admin/export')
@Needs('exports.make')
@Writes()
@ApiTags('Exports')
export class ExportsController {
  constructor(
    private readonly desk: ExportDesk,
    private readonly accesses: AccessLog,
  ) {}

  @Get('users')
  @AnswersFile('The people of a school.')
  users(
    @CurrentActor() by: Exporter,
    @Query() query: ExportUsers,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'users', query }, request, reply);
  }

  @Get('hours')
  @AnswersFile('The entries of a school.')
  hours(
    @CurrentActor() by: Exporter,
    @Query() query: ExportHours,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'hours', query }, request, reply);
  }

  @Get('student-reports')
  @AnswersFile('The students of a school with their hours.')
  students(
    @CurrentActor() by: Exporter,
    @Query() query: ExportReports,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    requireRole(query, 'student');
    return this.answer({ by, kind: 'student-reports', query }, request, reply);
  }

  @Get('parent-reports')
  @AnswersFile('The parents of a school with their hours.')
  parents(
    @CurrentActor() by: Exporter,
    @Query() query: ExportReports,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    requireRole(query, 'parent');
    return this.answer({ by, kind: 'parent-reports', query }, request, reply);
  }

  @Get('opportunities')
  @AnswersFile('The opportunities of a school.')
  opportunities(
    @CurrentActor() by: Exporter,
    @Query() query: ExportOpportunities,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.answer({ by, kind: 'opportunities', query }, request, reply);
  }

  private async answer(asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
    const organizationId = schoolOf(asked);
    // an export is an act: nobody shall make a file that they do not read
    if (request.method === 'HEAD') throw notFound();
    const { name, rows, content } = await this.desk.make({ ...asked, organizationId });
    const { studentId } = asked.query;
    const of = { route: routeOf(request), organizationId, person: studentId ? Number(studentId) : undefined };
    await this.accesses.exported(asked.by, of).catch((error: unknown) => {
      content.destroy();
      throw error;
    });
    void reply.headers({
      'Content-Type': TYPES[asked.query.format],
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Total-Count': String(rows),
    });
    return content;
  }
}

interface Asked {
  readonly by: Exporter;
  readonly kind: ExportKind;
  readonly query: AskedExport['query'] & {
    readonly format: ExportFormat;
    readonly organizationId?: string;
    readonly studentId?: string;
  };
}

/** A file holds one school: their own for admins; a super-admin says which. */
function schoolOf({ by, query: { organizationId } }: Asked): number {
  if (organizationId) return Number(organizationId);
  if (by.role !== 'super-admin') return by.organizationId;
  throw invalid('invalid-input', [{ field: 'organizationId', message: 'Choose a school: a file holds one of them.' }]);
}

function requireRole({ role }: ExportReports, own: ReportRole): void {
  if (!role || role === own) return;
  throw invalid('invalid-input', [{ field: 'role', message: `This file holds every ${own} and nobody else.` }]);
}
