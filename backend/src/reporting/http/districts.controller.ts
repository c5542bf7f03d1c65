import { DistrictQuery, DistrictSummary as View } from '@hourtrail/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, ReadsFromReplica } from '../../platform/web/session/signed-in.js';
import { DistrictSummary } from '../queries/district-summary.js';

@Controller('districts')
@ApiTags('Districts')
export class DistrictsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/summary')
  @ReadsFromReplica()
  @Needs('districts.read')
  @Answers(200, View, "One's district and each of its schools, in figures.")
  summary(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Query() { asOf }: DistrictQuery,
  ): Promise<View> {
    return this.queries.execute(new DistrictSummary(by, id, asOf));
  }
}
