import { LinkedSignIn, LinkSignIn, SchoolsWithSignInQuery, SchoolWithSignIn } from '@hourtrail/contracts';
import { Body, Controller, Get, HttpCode, Inject, Ip, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { EvenReadOnly } from '../../platform/web/access/whole-log.guard.js';
import { TakesNoKey } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { splitUrl } from '../../platform/web/request-url.js';
import { Public } from '../../platform/web/session/signed-in.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { LASTS_S, ProviderSignIns, type ProviderSignIn } from '../log-in/provider-sign-ins.js';
import { refused } from '../log-in/provider-refusal.js';
import { SchoolsWithSignIn } from '../queries/schools-with-sign-in.js';
import { PendingLinks } from '../school/pending-links.js';
import { SchoolProvider, type SchoolSignIn } from '../school/school-provider.js';
import { LinkAndSignIn, SignInAtSchool } from '../school/sign-in-at-school.js';
import { Browsers, visitOf } from './browsers.js';
import { cookieNameOf, cookieOf, logInPage, nextOf, orExplain, stateIn, tooMany } from './or-explain.js';

@Controller('auth/oidc')
@Public()
@TakesNoKey()
@ApiTags('Sign-in')
export class SchoolSignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: AddressLimits,
    private readonly provider: SchoolProvider,
    private readonly pending: ProviderSignIns,
    private readonly links: PendingLinks,
    private readonly browsers: Browsers,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  @Get('schools')
  @Answers(
    200,
    [SchoolWithSignIn],
    'Open schools with a sign-in of their own: ten at most, by name, email domain or id.',
  )
  async schools(@Query() query: SchoolsWithSignInQuery, @Ip() address: string): Promise<readonly SchoolWithSignIn[]> {
    await this.limits.count('schools-with-sign-in', address);
    return this.queries.execute(new SchoolsWithSignIn(query));
  }

  @Get('callback/:id')
  @Answers(302, undefined, 'Signed in, and to the page that was asked for; or to the log-in page, to link an account.')
  async comeBack(
    @Param('id', IdParam) organizationId: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await orExplain(request, reply, async (remember) => {
      const cookie = cookieOf(this.options);
      void reply.clearCookie(this.cookieName, cookie);
      const [, query] = splitUrl(request.url);
      const started = await this.startedBy(organizationId, request, query);
      const { next } = started;
      remember({ next, school: String(organizationId) });
      const school = await this.schoolOf(organizationId);
      const identity = await this.provider.identify(school, query, started);
      const outcome = await this.commands.execute(new SignInAtSchool(school, identity, visitOf(request)));
      if ('confirms' in outcome) {
        const { issuer, subject } = identity;
        const userId = outcome.confirms.id;
        const link = await this.links.begin({ organizationId, userId, issuer, subject, next: next ?? null });
        void reply.setCookie(this.linkCookieName, link, { ...cookie, maxAge: LASTS_S });
        return logInPage({ school: String(organizationId), link: 'true', next });
      }
      await this.browsers.replaceSession(outcome, request, reply);
      return next ?? '/dashboard';
    });
  }

  @Get(':id')
  @Answers(302, undefined, 'To the provider of the school; ?next= as at Google.')
  async leave(
    @Param('id', IdParam) organizationId: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const next = nextOf(request);
    await orExplain(request, reply, async (remember) => {
      remember({ next, school: String(organizationId) });
      await this.limits.count('school-sign-in', request.ip).catch(tooMany('school-too-many'));
      const school = await this.schoolOf(organizationId);
      const secrets = this.provider.newSecrets();
      const address = await this.provider.addressFor(school, secrets);
      const browser = await this.pending.begin({ ...secrets, organizationId, next });
      void reply.setCookie(this.cookieName, browser, { ...cookieOf(this.options), maxAge: LASTS_S });
      return address;
    });
  }

  @Post('link')
  @EvenReadOnly()
  @HttpCode(200)
  @Answers(200, LinkedSignIn, 'The account is linked to the sign-in at the school that led here, and signed in.')
  async link(
    @Body() { password }: LinkSignIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkedSignIn> {
    const token = request.cookies[this.linkCookieName];
    const { next, ...signedIn } = await this.commands.execute(new LinkAndSignIn(token, password, visitOf(request)));
    void reply.clearCookie(this.linkCookieName, cookieOf(this.options));
    await this.browsers.replaceSession(signedIn, request, reply);
    return { next };
  }

  private async startedBy(organizationId: number, request: FastifyRequest, query: string): Promise<ProviderSignIn> {
    const state = stateIn(query);
    const browser = request.cookies[this.cookieName];
    const started = state && browser ? await this.pending.take(organizationId, state, browser) : undefined;
    if (!started) throw refused('school-expired');
    return started;
  }

  private async schoolOf(organizationId: number): Promise<SchoolSignIn> {
    const school = await this.provider.find(organizationId);
    if (!school) throw refused('school-not-set-up');
    if (!school.isOpen) throw refused('school-closed');
    return school;
  }

  private get cookieName(): string {
    return cookieNameOf('oidc', this.options);
  }

  private get linkCookieName(): string {
    return cookieNameOf('link', this.options);
  }
}
