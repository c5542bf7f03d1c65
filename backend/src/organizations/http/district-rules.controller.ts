import { ChangeDistrictRules, DistrictRules, DryRunQuery } from '@hourtrail/contracts';
import { Body, Controller, Param, Patch, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { ChangeDistrictRules as Change } from '../commands/change-district-rules.js';

@Controller('districts')
@ApiTags('Districts')
export class DistrictRulesController {
  constructor(private readonly commands: CommandBus) {}

  @Patch(':id/rules')
  @Needs('districts.set-rules')
  @Answers(
    200,
    DistrictRules,
    'The schools that follow: a rule in `lockedRules` is theirs from now on, the others are for new schools.',
  )
  change(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Query() { dryRun }: DryRunQuery,
    @Body() { version: seen, ...input }: ChangeDistrictRules,
    @ExpectedVersion() version = seen,
  ): Promise<DistrictRules> {
    return this.commands.execute(new Change({ by, id, version }, input, dryRun === 'true'));
  }
}
