import {
  LinkedSignIn,
  LinkSignIn,
  SchoolsWithSignInQuery,
  SchoolWithSignIn,
  type SignInProtocol,
} from '@hourtrail/contracts';
import { Body, Controller, Get, Header, HttpCode, Inject, Ip, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { FromProvider } from '../../platform/web/access/csrf.guard.js';
import { EvenReadOnly } from '../../platform/web/access/whole-log.guard.js';
import { TakesNoKey } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { TAKES_FIELDS } from '../../platform/web/input/file-body.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers, AnswersText } from '../../platform/web/openapi/shape.js';
import { splitUrl } from '../../platform/web/request-url.js';
import { Public } from '../../platform/web/session/signed-in.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { LASTS_S, ProviderSignIns } from '../log-in/provider-sign-ins.js';
import { refused } from '../log-in/provider-refusal.js';
import { SchoolsWithSignIn } from '../queries/schools-with-sign-in.js';
import { PendingLinks } from '../school/pending-links.js';
import { ourMetadata } from '../school/saml.js';
import { SchoolProvider } from '../school/school-provider.js';
import type { SchoolSignIn } from '../school/school-sign-in.js';
import { LinkAndSignIn, SignInAtSchool } from '../school/sign-in-at-school.js';
import { Browsers, visitOf } from './browsers.js';
import { cookieNameOf, cookieOf, fieldIn, logInPage, nextOf, orExplain, stateIn, tooMany } from './or-explain.js';

interface CameBack {
  readonly organizationId: number;
  /** As the browser took it along. */
  readonly state: string | undefined;
  readonly answer: string;
}

@Controller('auth')
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

  @Get('oidc/schools')
  @Answers(
    200,
    [SchoolWithSignIn],
    'Open schools with a sign-in of their own: ten at most, by name, email domain or id.',
  )
  async schools(@Query() query: SchoolsWithSignInQuery, @Ip() address: string): Promise<readonly SchoolWithSignIn[]> {
    await this.limits.count('schools-with-sign-in', address);
    return this.queries.execute(new SchoolsWithSignIn(query));
  }

  @Get('oidc/callback/:id')
  @Answers(302, undefined, 'Signed in, and to the page that was asked for; or to the log-in page, to link an account.')
  async comeBack(
    @Param('id', IdParam) organizationId: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, query] = splitUrl(request.url);
    await this.finish('oidc', { organizationId, state: stateIn(query), answer: query }, request, reply);
  }

  @Post('saml/:id')
  @FromProvider()
  @RouteConfig(TAKES_FIELDS)
  @EvenReadOnly()
  @Answers(302, undefined, 'As the callback by OpenID Connect: the provider posts `SAMLResponse` and `RelayState`.')
  async comeBackBySaml(
    @Param('id', IdParam) organizationId: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const form = typeof request.body === 'string' ? request.body : '';
    const [state, answer = ''] = [fieldIn(form, 'RelayState'), fieldIn(form, 'SAMLResponse')];
    await this.finish('saml', { organizationId, state, answer }, request, reply);
  }

  @Get('saml/metadata/:id')
  @Header('Content-Type', 'application/samlmetadata+xml')
  @AnswersText('application/samlmetadata+xml', 'Our metadata at the SAML provider of the school.')
  metadata(@Param('id', IdParam) organizationId: number): string {
    return ourMetadata(this.options, organizationId);
  }

  @Get('oidc/:id')
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
      const { protocol } = school;
      void reply.setCookie(this.cookieName(protocol), browser, { ...this.cookieFor(protocol), maxAge: LASTS_S });
      return address;
    });
  }

  @Post('oidc/link')
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

  private async finish(
    protocol: SignInProtocol,
    { organizationId, state, answer }: CameBack,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await orExplain(request, reply, async (remember) => {
      const name = this.cookieName(protocol);
      void reply.clearCookie(name, this.cookieFor(protocol));
      const browser = request.cookies[name];
      const started = state && browser ? await this.pending.take(organizationId, state, browser) : undefined;
      if (!started) throw refused('school-expired');
      const { next } = started;
      remember({ next, school: String(organizationId) });
      const school = await this.schoolOf(organizationId);
      if (school.protocol !== protocol) throw refused('school-expired');
      const identity = await this.provider.identify(school, answer, started);
      const outcome = await this.commands.execute(new SignInAtSchool(school, identity, visitOf(request)));
      if ('confirms' in outcome) {
        const { issuer, subject } = identity;
        const userId = outcome.confirms.id;
        const known = { organizationId, userId, protocol, issuer, subject, next: next ?? null };
        const link = await this.links.begin(known);
        void reply.setCookie(this.linkCookieName, link, { ...cookieOf(this.options), maxAge: LASTS_S });
        return logInPage({ school: String(organizationId), link: 'true', next });
      }
      await this.browsers.replaceSession(outcome, request, reply);
      return next ?? '/dashboard';
    });
  }

  private async schoolOf(organizationId: number): Promise<SchoolSignIn> {
    const school = await this.provider.find(organizationId);
    if (!school) throw refused('school-not-set-up');
    if (!school.isOpen) throw refused('school-closed');
    return school;
  }

  private cookieName(protocol: SignInProtocol): string {
    return cookieNameOf(protocol, this.options);
  }

  /** A SAML provider's page posts back, and browsers send a `lax` cookie with no such request. It alone opens nothing. */
  private cookieFor(protocol: SignInProtocol) {
    const cookie = cookieOf(this.options);
    return protocol === 'saml' && cookie.secure ? ({ ...cookie, sameSite: 'none' } as const) : cookie;
  }

  private get linkCookieName(): string {
    return cookieNameOf('link', this.options);
  }
}
