import { ChangeClass, ClassDetails, ClassesQuery, ClassView, CreateClass, Reason } from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About } from '../../platform/access-log/records-access.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { AddClass, ChangeClass as Change, DeleteClass } from '../commands/school-class.js';
import { FindClass, ListClasses } from '../queries/list-classes.js';

@Controller('classes')
@About('class')
@ApiTags('Schools')
export class ClassesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Needs('classes.read')
  @Answers(200, [ClassView], "One's school's classes, by name; super-admins may name another school.")
  list(@CurrentActor() by: Actor, @Query() { organizationId }: ClassesQuery): Promise<readonly ClassView[]> {
    return this.queries.execute(new ListClasses(by, Number(organizationId || by.organizationId)));
  }

  @Get(':id')
  @Needs('classes.read')
  @Answers(200, ClassDetails, 'The class with its students.')
  find(@CurrentActor() by: Actor, @Param('id', IdParam) id: number): Promise<ClassDetails> {
    return this.queries.execute(new FindClass(by, id));
  }

  @Post()
  @Needs('classes.manage')
  @Answers(201, ClassDetails, 'The new class.')
  add(@CurrentActor() by: Actor, @Body() { organizationId, ...input }: CreateClass): Promise<ClassDetails> {
    return this.commands.execute(new AddClass(by, input, organizationId ?? by.organizationId));
  }

  @Patch(':id')
  @Needs('classes.manage')
  @Answers(200, ClassDetails, 'The class as it stands now.')
  change(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Body() { version: seen, ...input }: ChangeClass,
    @ExpectedVersion() version = seen,
  ): Promise<ClassDetails> {
    return this.commands.execute(new Change({ by, id, version }, input));
  }

  @Delete(':id')
  @Needs('classes.manage')
  @HttpCode(204)
  @Answers(204, undefined, 'The school has this class no longer. No record of hours changes.')
  async delete(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Query() { reason }: Reason,
    @ExpectedVersion() version?: number,
  ): Promise<void> {
    await this.commands.execute(new DeleteClass({ by, id, version }, reason));
  }
}
