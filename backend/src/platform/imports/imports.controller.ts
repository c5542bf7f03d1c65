import {
  t,
  IMPORT_FIELDS,
  IMPORT_KINDS,
  type ImportKind,
  ImportListQuery,
  ImportQuery,
  ImportReport,
  ImportView,
  Reason,
  RosterNote,
  XLSX_TYPE,
} from '@hourtrail/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { About } from '../access-log/records-access.js';
import { Database } from '../database/database.js';
import { notFound, invalid } from '../kernel/domain-error.js';
import { Needs } from '../web/access/capability.guard.js';
import { TakesNoKey } from '../web/idempotency/idempotency.interceptor.js';
import { fileIn, TAKES_FILES } from '../web/input/file-body.js';
import { IdParam } from '../web/input/id-param.js';
import { Answers } from '../web/openapi/shape.js';
import { CurrentActor, type SignedInUser } from '../web/session/signed-in.js';
import { chosenColumns, chosenNames } from './columns.js';
import { Importer } from './importer.js';
import { ListImports } from './list-imports.js';
import { UndoImports } from './undo-imports.js';
import { UploadedFile } from './uploaded-file.js';

/** Returns the actor's school, or any that a super-admin names. Throws `invalid-input` if it does not exist. */
@Injectable()
export class NamedSchools {
  constructor(private readonly database: Database) {}

  async named(by: SignedInUser, id: string | undefined): Promise<number> {
    const named = id ? Number(id) : by.organizationId;
    if (named === by.organizationId) return named;
    const [school] = await this.database.system<{ isDistrict: boolean }>({
      name: 'is-a-school',
      text: 'SELECT is_district AS "isDistrict" FROM directory.districts WHERE organization_id = $1',
      values: [named],
    });
    if (school && !school.isDistrict) return named;
    const message = school ? t('apiSchools.districtIsNoSchool') : t('apiSchools.unknownSchool');
    throw invalid('invalid-input', [{ field: 'organizationId', message }]);
  }
}

/** Invisible characters, which could make one file name look like another. */
export const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

@Controller('admin')
@About('import')
@ApiTags('Imports')
@Needs('imports.make')
export class ImportsController {
  constructor(
    private readonly schools: NamedSchools,
    private readonly importer: Importer,
    private readonly undoing: UndoImports,
    private readonly imports: ListImports,
  ) {}

  // A repeated import is detected by its records, so it needs no idempotency key.
  @Post('import/:kind')
  @HttpCode(200)
  @TakesNoKey()
  @RouteConfig(TAKES_FILES)
  @ApiConsumes('text/csv', XLSX_TYPE)
  @ApiParam({ name: 'kind', enum: IMPORT_KINDS })
  @ApiBody({
    schema: { type: 'string', description: 'The file: CSV in UTF-8 or XLSX, with headings in its first line.' },
  })
  @Answers(200, ImportReport, 'What the file holds and what is wrong with it; all of it was taken in, or nothing.')
  async import(
    @CurrentActor() by: SignedInUser,
    @Param('kind') kind: string,
    @Query() query: ImportQuery,
    @Req() request: FastifyRequest,
  ): Promise<ImportReport> {
    if (!isKind(kind)) throw notFound();
    const answers = {
      chosen: chosenColumns(query.columns, IMPORT_FIELDS[kind]),
      dateOrder: query.dateOrder,
      names: chosenNames(query.names),
    };
    const organizationId = await this.schools.named(by, query.organizationId);
    const file = await UploadedFile.of(fileIn(request));
    try {
      return await this.importer.import(file, {
        by,
        organizationId,
        kind,
        ...answers,
        dryRun: query.dryRun === 'true',
        fileName: query.fileName?.replace(UNSEEN, '') || null,
        expect: query.expect || undefined,
        reason: query.reason || null,
      });
    } finally {
      await file.close();
    }
  }

  @Get('imports')
  @Answers(200, [ImportView], 'The newest fifty imports of a school, also while they run.')
  async list(@CurrentActor() by: SignedInUser, @Query() query: ImportListQuery): Promise<readonly ImportView[]> {
    return this.imports.of(await this.schools.named(by, query.organizationId));
  }

  @Get('imports/:id')
  @Answers(200, ImportView, 'An import, and whether it can be undone.')
  find(@CurrentActor() by: SignedInUser, @Param('id', IdParam) id: number): Promise<ImportView> {
    return this.imports.find(by, id);
  }

  @Get('imports/:id/exceptions')
  @Answers(200, [RosterNote], 'What the newest roster of a school left out or kept; the first 1,000.')
  exceptions(@CurrentActor() by: SignedInUser, @Param('id', IdParam) id: number): Promise<readonly RosterNote[]> {
    return this.imports.exceptions(by, id);
  }

  @Post('imports/:id/undo')
  @HttpCode(200)
  @TakesNoKey()
  @Answers(200, ImportView, 'The import, undone.')
  async undo(
    @CurrentActor() by: SignedInUser,
    @Param('id', IdParam) id: number,
    @Body() { reason }: Reason,
  ): Promise<ImportView> {
    await this.imports.find(by, id);
    const organizationId = await this.imports.schoolOf(by, id);
    await this.undoing.undo({ by, organizationId, id, reason: reason ?? null });
    return this.imports.find(by, id);
  }
}

const isKind = (kind: string): kind is ImportKind => (IMPORT_KINDS as readonly string[]).includes(kind);
