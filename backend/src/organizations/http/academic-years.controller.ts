import {
  AcademicYearsQuery,
  AcademicYearView,
  ChangeAcademicYear,
  CreateAcademicYear,
  Reason,
  DryRunQuery,
  RollOverYear,
  UndoneRollover,
  YearRollover,
} from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { PeopleActor } from '../../identity/index.js';
import { About, RecordsAccessToMany } from '../../platform/access-log/records-access.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { AddAcademicYear, ChangeAcademicYear as Change, DeleteAcademicYear } from '../commands/academic-year.js';
import { RollOverYear as RollOver, UndoYearRollover } from '../commands/roll-over-year.js';
import { ListAcademicYears } from '../queries/list-academic-years.js';

@Controller('academic-years')
@About('academic-year')
@ApiTags('Schools')
export class AcademicYearsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Needs('academic-years.read')
  @Answers(200, [AcademicYearView], "One's school's years, newest first; super-admins may name another school.")
  list(
    @CurrentActor() by: Actor,
    @Query() { organizationId }: AcademicYearsQuery,
  ): Promise<readonly AcademicYearView[]> {
    return this.queries.execute(new ListAcademicYears(by, Number(organizationId || by.organizationId)));
  }

  @Post()
  @Needs('schools.set-rules')
  @Answers(201, AcademicYearView, 'The new year.')
  add(@CurrentActor() by: Actor, @Body() { organizationId, ...input }: CreateAcademicYear): Promise<AcademicYearView> {
    return this.commands.execute(new AddAcademicYear(by, input, organizationId ?? by.organizationId));
  }

  @Patch(':id')
  @Needs('schools.set-rules')
  @Answers(200, AcademicYearView, 'The year as it stands now.')
  change(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Body() { version: seen, ...input }: ChangeAcademicYear,
    @ExpectedVersion() version = seen,
  ): Promise<AcademicYearView> {
    return this.commands.execute(new Change({ by, id, version }, input));
  }

  @Delete(':id')
  @Needs('schools.set-rules')
  @HttpCode(204)
  @Answers(204, undefined, 'The school has this year no longer. No record of hours changes.')
  async delete(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Query() { reason }: Reason,
    @ExpectedVersion() version?: number,
  ): Promise<void> {
    await this.commands.execute(new DeleteAcademicYear({ by, id, version }, reason));
  }

  @Post(':id/rollover')
  @RecordsAccessToMany()
  @Needs('schools.set-rules')
  @HttpCode(200)
  @Answers(200, YearRollover, 'Every student in the next grade, or graduated; with dryRun=true, what would be.')
  rollOver(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Query() { dryRun }: DryRunQuery,
    @Body() choices: RollOverYear,
  ): Promise<YearRollover> {
    return this.commands.execute(new RollOver({ by, id }, choices, dryRun === 'true'));
  }

  @Delete(':id/rollover')
  @Needs('schools.set-rules')
  @Answers(200, UndoneRollover, 'Students whom no one changed since are as they were before.')
  undoRollover(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Query() { reason }: Reason,
  ): Promise<UndoneRollover> {
    return this.commands.execute(new UndoYearRollover({ by, id }, reason));
  }
}
