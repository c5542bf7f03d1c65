import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { splitUrl } from '../../platform/web/request-url.js';
import { Public } from '../../platform/web/session/signed-in.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { GoogleProvider } from '../google/google-provider.js';
import { SignInWithGoogle } from '../google/sign-in-with-google.js';
import { LASTS_S, ProviderSignIns, type ProviderSignIn } from '../log-in/provider-sign-ins.js';
import { refused } from '../log-in/provider-refusal.js';
import { Browsers } from './browsers.js';
import { cookieNameOf, cookieOf, nextOf, orExplain, stateIn, tooMany } from './or-explain.js';

@Controller('auth/google')
@Public()
@ApiTags('Sign-in')
export class GoogleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: AddressLimits,
    private readonly provider: GoogleProvider,
    private readonly pending: ProviderSignIns,
    private readonly browsers: Browsers,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  @Get()
  @Answers(302, undefined, 'To Google; ?next= is the page to come back to, here or at the log-in page that leads here.')
  async leave(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const next = nextOf(request);
    await orExplain(request, reply, async (remember) => {
      remember({ next });
      await this.limits.count('google-sign-in', request.ip).catch(tooMany('google-too-many'));
      const { address, secrets } = await this.provider.start();
      const browser = await this.pending.begin({ ...secrets, organizationId: null, next });
      void reply.setCookie(this.cookieName, browser, { ...cookieOf(this.options), maxAge: LASTS_S });
      return address;
    });
  }

  @Get('callback')
  @Answers(302, undefined, 'Signed in, and to the page that was asked for.')
  async comeBack(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await orExplain(request, reply, async (remember) => {
      void reply.clearCookie(this.cookieName, cookieOf(this.options));
      const [, query] = splitUrl(request.url);
      const started = await this.startedBy(request, query);
      remember({ next: started.next });
      const identity = await this.provider.identify(new URLSearchParams(query), started);
      const command = new SignInWithGoogle(identity, request.id, request.headers['user-agent']);
      await this.browsers.replaceSession(await this.commands.execute(command), request, reply);
      return started.next ?? '/dashboard';
    });
  }

  private async startedBy(request: FastifyRequest, query: string): Promise<ProviderSignIn> {
    if (!this.options.google) throw refused('google-not-configured');
    const state = stateIn(query);
    const browser = request.cookies[this.cookieName];
    const started = state && browser ? await this.pending.take(null, state, browser) : undefined;
    if (!started) throw refused('google-expired');
    return started;
  }

  private get cookieName(): string {
    return cookieNameOf('google', this.options);
  }
}
