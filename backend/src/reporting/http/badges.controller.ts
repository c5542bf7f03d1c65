import { BadgeRow, BadgeView, SharedBadge, ShareBadge } from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { About, RecordsAccess } from '../../platform/access-log/records-access.js';
import { ForCodeHolders } from '../../platform/web/access/for-code-holders.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, Public } from '../../platform/web/session/signed-in.js';
import { ShareBadge as Share, UnshareBadge } from '../commands/share-badge.js';
import type { BadgeActor } from '../persistence/badges.js';
import { BadgeIssuer, BadgesOfUser, FindBadge } from '../queries/find-badge.js';
import { badgeImage } from './badge-image.js';

const CREDENTIAL = 'application/vc';
const PROFILE = 'application/ld+json';

/** A verifier in a browser reads it from another site; it is public anyway. */
const ForWebVerifiers = () => Header('Access-Control-Allow-Origin', '*');

/** Recorded achievements as Open Badges: shared by who earned them, read by whoever was given the code. */
@Controller()
@ApiTags('Badges')
export class BadgesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('users/:id/badges')
  @About('user')
  @RecordsAccess()
  @Needs('badges.share')
  @Answers(200, [BadgeRow], 'The recorded achievements of a person, and which of them they share.')
  list(@CurrentActor() by: BadgeActor, @Param('id', IdParam) id: number): Promise<readonly BadgeRow[]> {
    return this.queries.execute(new BadgesOfUser(by, id));
  }

  @Post('users/:id/badges')
  @About('user')
  @Needs('badges.share')
  @Answers(201, SharedBadge, 'A signed credential of a recorded achievement, for whoever gets its link.')
  share(
    @CurrentActor() by: BadgeActor,
    @Param('id', IdParam) id: number,
    @Body() { achievementId, showName }: ShareBadge,
  ): Promise<SharedBadge> {
    return this.commands.execute(new Share(by, id, { achievementId, showName: showName ?? false }));
  }

  @Delete('badges/:code')
  @Needs('badges.share')
  @HttpCode(204)
  @Answers(204, undefined, 'Not shared any more: its page is gone, and the credential is revoked.')
  async unshare(@CurrentActor() by: BadgeActor, @Param('code') code: string): Promise<void> {
    await this.commands.execute(new UnshareBadge(by, code));
  }

  @Get('badges/:code')
  @ForCodeHolders()
  @Answers(200, BadgeView, 'What the badge says, and whether it is valid.')
  async find(@Param('code') code: string, @Req() { ip }: FastifyRequest): Promise<BadgeView> {
    return (await this.queries.execute(new FindBadge(code, ip))).view;
  }

  @Get('badges/:code.json')
  @ForCodeHolders()
  @ForWebVerifiers()
  @ApiResponse({
    status: 200,
    description: 'An OpenBadgeCredential, the same bytes for ever.',
    content: { [CREDENTIAL]: {} },
  })
  async json(
    @Param('code') code: string,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { view, document } = await this.queries.execute(new FindBadge(code, ip));
    void reply.headers({ 'Content-Type': CREDENTIAL, ...fileNamed(view.code, 'json') });
    return document;
  }

  @Get('badges/:code.png')
  @ForCodeHolders()
  @ApiResponse({ status: 200, description: 'A picture with the credential baked in.', content: { 'image/png': {} } })
  async png(
    @Param('code') code: string,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const badge = await this.queries.execute(new FindBadge(code, ip));
    void reply.headers({ 'Content-Type': 'image/png', ...fileNamed(badge.view.code, 'png') });
    return badgeImage(badge);
  }

  @Get('badges/issuers/:id')
  @Public()
  @ForWebVerifiers()
  @Header('Content-Type', PROFILE)
  @ApiResponse({
    status: 200,
    description: 'A school as an issuer, with the keys that sign.',
    content: { [PROFILE]: {} },
  })
  issuer(@Param('id', IdParam) id: number): Promise<string> {
    return this.queries.execute(new BadgeIssuer(id));
  }

  @Get('badges/issuers/:id/status/:list')
  @Public()
  @ForWebVerifiers()
  @Header('Content-Type', CREDENTIAL)
  @ApiResponse({
    status: 200,
    description: 'A BitstringStatusListCredential: which badges of the school were revoked.',
    content: { [CREDENTIAL]: {} },
  })
  statuses(@Param('id', IdParam) id: number, @Param('list', IdParam) list: number): Promise<string> {
    return this.queries.execute(new BadgeIssuer(id, list));
  }
}

const fileNamed = (code: string, extension: string) => ({
  'Content-Disposition': `inline; filename="badge-${code}.${extension}"`,
});
