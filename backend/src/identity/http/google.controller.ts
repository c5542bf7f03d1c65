import { GOOGLE_PROBLEMS, ownPath } from '@hourtrail/contracts';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { sendError } from '../../platform/web/errors/error.filter.js';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { splitUrl } from '../../platform/web/request-url.js';
import { Public } from '../../platform/web/session/signed-in.js';
import { isHttps, WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { GoogleProvider, GoogleRefusal, googleRefused } from '../google/google-provider.js';
import { GoogleSignIns } from '../google/google-sign-ins.js';
import { SignInWithGoogle } from '../google/sign-in-with-google.js';
import { Browsers } from './browsers.js';

const TEN_MINUTES_S = 600;

/** Also accepts the log-in page's own URL: its link may be followed before its script runs. */
const nextOf = (address: string): string | undefined =>
  ownPath(new URLSearchParams(splitUrl(address)[1]).get('next') ?? undefined);

type Work = (rememberNext: (next: string | undefined) => void) => Promise<string>;

/** Errors redirect browsers to /login, which shows the reason. */
@Controller('auth/google')
@Public()
@ApiTags('Sign-in')
export class GoogleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: AddressLimits,
    private readonly provider: GoogleProvider,
    private readonly signIns: GoogleSignIns,
    private readonly browsers: Browsers,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  @Get()
  @Answers(302, undefined, 'To Google; ?next= is the page to come back to, here or at the log-in page that leads here.')
  async leave(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const next = nextOf(request.url) ?? nextOf(request.headers.referer ?? '');
    await this.orExplain(request, reply, async (rememberNext) => {
      rememberNext(next);
      await this.limits.count('google-sign-in', request.ip).catch(tooMany);
      const secrets = this.provider.newSecrets();
      const address = await this.provider.addressFor(secrets);
      const browser = await this.signIns.begin(secrets, next);
      void reply.setCookie(this.cookieName, browser, { ...this.cookie, maxAge: TEN_MINUTES_S });
      return address;
    });
  }

  @Get('callback')
  @Answers(302, undefined, 'Signed in, and to the page that was asked for.')
  async comeBack(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.orExplain(request, reply, async (rememberNext) => {
      void reply.clearCookie(this.cookieName, this.cookie);
      const [, query] = splitUrl(request.url);
      const started = await this.startedBy(request, query);
      rememberNext(started.next);
      const identity = await this.provider.identify(query, started.secrets);
      const command = new SignInWithGoogle(identity, request.id, request.headers['user-agent']);
      await this.browsers.replaceSession(await this.commands.execute(command), request, reply);
      return started.next ?? '/dashboard';
    });
  }

  private async startedBy(request: FastifyRequest, query: string) {
    if (!this.options.google) throw googleRefused('google-not-configured');
    const states = new URLSearchParams(query).getAll('state');
    const [state] = states;
    const browser = request.cookies[this.cookieName];
    if (state === undefined || states.length !== 1 || browser === undefined) throw googleRefused('google-expired');
    const started = await this.signIns.take(state, browser);
    if (!started) throw googleRefused('google-expired');
    return started;
  }

  /** On errors, browsers go to /login with `next` preserved; other clients get JSON. */
  private async orExplain(request: FastifyRequest, reply: FastifyReply, work: Work): Promise<void> {
    let next: string | undefined;
    try {
      const target = await work((path) => {
        next = path;
      });
      await reply.redirect(target, 302);
    } catch (error) {
      if (!(error instanceof GoogleRefusal) || !request.headers.accept?.includes('text/html')) {
        return sendError(error, request, reply);
      }
      const problem = error.problem satisfies keyof typeof GOOGLE_PROBLEMS;
      await reply.redirect(`/login?${String(new URLSearchParams({ problem, ...(next && { next }) }))}`, 302);
    }
  }

  private get cookieName(): string {
    return isHttps(this.options) ? '__Host-hourtrail_google' : 'hourtrail_google';
  }

  private get cookie() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(this.options) } as const;
  }
}

const tooMany = (error: unknown): never => {
  throw error instanceof Refusal && error.statusCode === 429 ? googleRefused('google-too-many') : error;
};
