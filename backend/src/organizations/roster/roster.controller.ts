import { RosterQuery, RosterReport, ZIP_TYPE } from '@hourtrail/contracts';
import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { About } from '../../platform/access-log/records-access.js';
import { NamedSchools, UNSEEN } from '../../platform/imports/imports.controller.js';
import { UploadedFile } from '../../platform/imports/uploaded-file.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { TakesNoKey } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { fileIn, TAKES_FILES } from '../../platform/web/input/file-body.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, type SignedInUser } from '../../platform/web/session/signed-in.js';
import { Rosters } from './rosters.js';

@Controller('admin/roster')
@About('import')
@ApiTags('Imports')
@Needs('imports.make')
export class RosterController {
  constructor(
    private readonly schools: NamedSchools,
    private readonly rosters: Rosters,
  ) {}

  // A repeated roster changes nothing, so it needs no idempotency key.
  @Post()
  @HttpCode(200)
  @TakesNoKey()
  @RouteConfig(TAKES_FILES)
  @ApiConsumes(ZIP_TYPE)
  @ApiBody({ schema: { type: 'string', description: 'OneRoster 1.1 or 1.2: a ZIP of CSV files with manifest.csv.' } })
  @Answers(200, RosterReport, 'What the roster changes and what is wrong with it; all of it was applied, or nothing.')
  async import(
    @CurrentActor() by: SignedInUser,
    @Query() query: RosterQuery,
    @Req() request: FastifyRequest,
  ): Promise<RosterReport> {
    const organizationId = await this.schools.named(by, query.organizationId);
    const file = await UploadedFile.of(fileIn(request));
    try {
      return await this.rosters.import(file, {
        by,
        organizationId,
        dryRun: query.dryRun === 'true',
        allowLeavers: query.allowLeavers === 'true',
        fileName: query.fileName?.replace(UNSEEN, '') || null,
        expect: query.expect || undefined,
        reason: query.reason || null,
      });
    } finally {
      await file.close();
    }
  }
}
