import { ImportFilesQuery, ImportFilesReport, ZIP_TYPE } from '@hourtrail/contracts';
import { Controller, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { About } from '../../platform/access-log/records-access.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { TakesNoKey } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { fileIn, TAKES_FILES } from '../../platform/web/input/file-body.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, type SignedInUser } from '../../platform/web/session/signed-in.js';
import { ImportFiles } from '../imports/import-files.js';

@Controller('admin/imports/:id/files')
@About('import')
@ApiTags('Imports')
@Needs('imports.make')
export class ImportFilesController {
  constructor(private readonly files: ImportFiles) {}

  // A file that its entry has already is left out, so it needs no idempotency key.
  @Post()
  @HttpCode(200)
  @TakesNoKey()
  @RouteConfig(TAKES_FILES)
  @ApiConsumes(ZIP_TYPE)
  @ApiBody({
    schema: {
      type: 'string',
      description:
        'A ZIP of photos and PDFs, with a manifest.csv of the columns file and entry, or names that begin with the entry’s number.',
    },
  })
  @Answers(200, ImportFilesReport, 'Which files belong to which entries, and what was attached.')
  attach(
    @CurrentActor() by: SignedInUser,
    @Param('id', IdParam) id: number,
    @Query() { dryRun, expect }: ImportFilesQuery,
    @Req() request: FastifyRequest,
  ): Promise<ImportFilesReport> {
    const requested = { by, id, dryRun: dryRun === 'true', expect: expect || undefined };
    return this.files.receive(fileIn(request), requested);
  }
}
