import { FamilyCode } from '@hourtrail/contracts';
import { Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { MakeFamilyCode, DropFamilyCode } from '../commands/family-code.js';
import type { FamilyLinker } from '../persistence/family-links.js';

@Controller('profile/family-code')
@Needs('family-code.use')
@ApiTags('Families')
export class FamilyCodeController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers(201, FamilyCode, 'A new code for parents; the one before finds nobody any more.')
  make(@CurrentActor() by: FamilyLinker): Promise<FamilyCode> {
    return this.commands.execute(new MakeFamilyCode(by));
  }

  @Delete()
  @HttpCode(204)
  @Answers(204, undefined, 'No code finds the student from now on.')
  async drop(@CurrentActor() by: FamilyLinker): Promise<void> {
    await this.commands.execute(new DropFamilyCode(by));
  }
}
