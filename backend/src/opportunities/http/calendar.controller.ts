import { createHash } from 'node:crypto';
import { CalendarLink, CalendarLinkState } from '@hourtrail/contracts';
import { Controller, Delete, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { KeepsNoSecrets } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers, AnswersText } from '../../platform/web/openapi/shape.js';
import { CurrentActor, Public } from '../../platform/web/session/signed-in.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { MakeCalendarLink, RevokeCalendarLink } from '../commands/calendar-link.js';
import type { Volunteer } from '../persistence/signup-store.js';
import { CalendarOfOpportunity, type Calendar } from '../queries/calendar.js';
import { ReadCalendar, FindCalendarLink } from '../queries/read-calendar.js';
import { icalendar } from './icalendar.js';

const CALENDAR = 'text/calendar; charset=utf-8';

@Controller()
@ApiTags('Calendar')
export class CalendarController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: AddressLimits,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  @Get('calendar/token')
  @Needs('calendar.link')
  @Answers(200, CalendarLinkState, 'Whether one has a calendar link; its address is told once, when it is made.')
  link(@CurrentActor() by: Volunteer): Promise<CalendarLinkState> {
    return this.queries.execute(new FindCalendarLink(by));
  }

  @Post('calendar/token')
  @Needs('calendar.link')
  @KeepsNoSecrets('url')
  @Answers(201, CalendarLink, 'A new address for calendars; the one before opens nothing any more.')
  make(@CurrentActor() by: Volunteer): Promise<CalendarLink> {
    return this.commands.execute(new MakeCalendarLink(by));
  }

  @Delete('calendar/token')
  @Needs('calendar.link')
  @HttpCode(204)
  @Answers(204, undefined, 'No address opens the calendar from now on.')
  async revoke(@CurrentActor() by: Volunteer): Promise<void> {
    await this.commands.execute(new RevokeCalendarLink(by));
  }

  /** Calendar apps send no credentials, so the secret token is in the URL. The request log omits it. */
  @Get('calendar/:token.ics')
  @Public()
  @AnswersText('text/calendar', 'What somebody signed up to, coordinates or published, for their calendar.')
  async feed(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    await this.limits.count('calendar', request.ip);
    return this.answer(await this.queries.execute(new ReadCalendar(token)), request, reply);
  }

  @Get('volunteer-opportunities/:id.ics')
  @Needs('opportunities.read')
  @AnswersText('text/calendar', 'One opportunity, for a calendar.')
  async one(
    @CurrentActor() by: Volunteer,
    @Param('id', IdParam) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const calendar = await this.queries.execute(new CalendarOfOpportunity(by, id));
    void reply.type(CALENDAR).header('Content-Disposition', `attachment; filename="opportunity-${id}.ics"`);
    return icalendar(calendar, this.options.publicUrl);
  }

  /** Calendar apps poll: a calendar that has not changed is not sent again. */
  private answer(calendar: Calendar, { headers }: FastifyRequest, reply: FastifyReply): string | undefined {
    const text = icalendar(calendar, this.options.publicUrl);
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    void reply.headers({ ETag: tag, 'Cache-Control': 'private, no-cache' });
    if (includesTag(headers['if-none-match'], tag)) {
      void reply.code(304);
      return undefined;
    }
    void reply.type(CALENDAR);
    return text;
  }
}

const includesTag = (tags: string | undefined, tag: string): boolean =>
  (tags ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag || known.trim() === '*');
