import { FamilyLinkQuery, FamilyLinkView, LinkFamily, Reason } from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About, RecordsAccessTo } from '../../platform/access-log/records-access.js';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { RequestFamilyLink, MakeFamilyLink, DecideFamilyLink } from '../commands/family-link.js';
import { parentsEnterAFamilyCode, staffNameBoth } from '../domain/family-link.js';
import type { FamilyLinker } from '../persistence/family-links.js';
import { ListFamilyLinks } from '../queries/list-family-links.js';

@Controller('family-links')
@About('family-link')
@ApiTags('Families')
export class FamilyLinksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @RecordsAccessTo('studentId', 'parentId')
  @Needs('families.read')
  @ListAnswer()
  @Answers(200, [FamilyLinkView], 'The family links one may see, one page of them.')
  list(@CurrentActor() by: FamilyLinker, @Query() filter: FamilyLinkQuery): Promise<Page<FamilyLinkView>> {
    return this.queries.execute(new ListFamilyLinks(by, filter));
  }

  @Post()
  @Needs('families.link')
  @Answers(201, FamilyLinkView, 'The link, also where it was there already: requested by a parent, confirmed by staff.')
  link(@CurrentActor() by: FamilyLinker, @Body() body: LinkFamily): Promise<FamilyLinkView> {
    return by.role === 'parent'
      ? this.commands.execute(new RequestFamilyLink(by, parentsEnterAFamilyCode(body)))
      : this.commands.execute(new MakeFamilyLink(by, staffNameBoth(body), body.reason));
  }

  @Post(':id/confirm')
  @Needs('families.answer')
  @HttpCode(200)
  @Answers(200, FamilyLinkView, 'The link, confirmed: the parent follows the student now.')
  confirm(
    @CurrentActor() by: FamilyLinker,
    @Param('id', IdParam) id: number,
    @Body() { reason }: Reason,
    @ExpectedVersion() version?: number,
  ): Promise<FamilyLinkView> {
    return this.commands.execute(new DecideFamilyLink({ by, id, version }, 'confirm', reason));
  }

  @Post(':id/refuse')
  @Needs('families.answer')
  @HttpCode(200)
  @Answers(200, FamilyLinkView, 'The link, refused.')
  refuse(
    @CurrentActor() by: FamilyLinker,
    @Param('id', IdParam) id: number,
    @Body() { reason }: Reason,
    @ExpectedVersion() version?: number,
  ): Promise<FamilyLinkView> {
    return this.commands.execute(new DecideFamilyLink({ by, id, version }, 'refuse', reason));
  }

  @Delete(':id')
  @Needs('families.unlink')
  @HttpCode(204)
  @Answers(204, undefined, 'Ended: the parent sees nothing more of the student.')
  async unlink(
    @CurrentActor() by: FamilyLinker,
    @Param('id', IdParam) id: number,
    @Query() { reason }: Reason,
    @ExpectedVersion() version?: number,
  ): Promise<void> {
    await this.commands.execute(new DecideFamilyLink({ by, id, version }, 'revoke', reason));
  }
}
