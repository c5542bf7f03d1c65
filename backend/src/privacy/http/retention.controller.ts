import {
  HoldView,
  PlaceHold,
  PreviewRetention,
  Reason,
  RETENTION_KINDS,
  RetentionPreview,
  RetentionQuery,
  RetentionView,
  SetRetention,
} from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About, RecordsAccessToMany } from '../../platform/access-log/records-access.js';
import type { RetentionSource } from '../../platform/event-log/retention.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { RETENTION_SOURCES } from '../apply-retention.js';
import { LiftHold, PlaceHold as Place, SetRetention as Set } from '../commands/retention.js';
import { completeYears, erasedBefore } from '../domain/retention.js';
import { RetentionSchedules } from '../persistence/retention-schedules.js';

@Controller('retention')
@ApiTags('Records and retention')
export class RetentionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly schedules: RetentionSchedules,
    private readonly clock: Clock,
    @Inject(RETENTION_SOURCES) private readonly sources: readonly RetentionSource[],
  ) {}

  @Get()
  @Needs('retention.read')
  @Answers(200, RetentionView, 'How long a school keeps which records, and what is held.')
  find(@CurrentActor() by: Actor, @Query() { organizationId }: RetentionQuery): Promise<RetentionView> {
    return this.schedules.view(schoolOf(by, organizationId && Number(organizationId)));
  }

  @Put()
  @Needs('retention.set')
  @Answers(200, RetentionView, 'The schedule as it is now. It is applied every night.')
  set(
    @CurrentActor() by: Actor,
    @Body() { version: seen, ...input }: SetRetention,
    @ExpectedVersion() version = seen,
  ): Promise<RetentionView> {
    const expected = { ...input, ...(version !== undefined && { version }) };
    return this.commands.execute(new Set(by, schoolOf(by, input.organizationId), expected));
  }

  @Post('preview')
  @HttpCode(200)
  @Needs('retention.read')
  @RecordsAccessToMany()
  @Answers(200, [RetentionPreview], 'What such a schedule would erase tonight, of each kind that it limits.')
  async preview(
    @CurrentActor() by: Actor,
    @Body() { years: asked, organizationId }: PreviewRetention,
  ): Promise<readonly RetentionPreview[]> {
    const school = schoolOf(by, organizationId);
    await this.schedules.ofSchool(school);
    const years = completeYears(asked);
    const previews: RetentionPreview[] = [];
    for (const kind of RETENTION_KINDS) {
      const source = this.sources.find((one) => one.kind === kind);
      const kept = years[kind];
      if (source && kept !== null)
        previews.push(await this.schedules.preview(school, source, erasedBefore(this.clock.now(), kept)));
    }
    return previews;
  }

  @Post('holds')
  @Needs('retention.set')
  @Answers(201, HoldView, 'While it is in force, nothing of the person, or of the school, is erased.')
  place(@CurrentActor() by: Actor, @Body() input: PlaceHold): Promise<HoldView> {
    return this.commands.execute(new Place(by, schoolOf(by, input.organizationId), input));
  }

  @Delete('holds/:id')
  @About('hold')
  @HttpCode(204)
  @Needs('retention.set')
  @Answers(204, undefined, 'The hold is over.')
  async lift(@CurrentActor() by: Actor, @Param('id', IdParam) id: number, @Query() { reason }: Reason): Promise<void> {
    await this.commands.execute(new LiftHold({ by, id }, reason));
  }
}

function schoolOf(by: Actor, organizationId: number | '' | undefined): number {
  const school = organizationId || by.organizationId;
  if (by.role !== 'super-admin' && school !== by.organizationId) throw notFound();
  return school;
}
