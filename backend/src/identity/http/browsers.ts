import { SECOND_FACTOR_NEEDED, t, type SessionUser } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { setLanguageCookie } from '../../platform/web/language.js';
import { clearSessionCookie, sessionToken, setSessionCookie } from '../../platform/web/session/session-cookie.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import { isHttps, WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { KnownDevices } from '../log-in/known-devices.js';
import type { SignedIn, Visit } from '../commands/sign-in.js';
import { PENDING_SECONDS, type Halfway } from '../second-factor/pending-sign-ins.js';
import { SessionUser as SessionUserQuery } from '../queries/session-user.js';

@Injectable()
export class Browsers {
  constructor(
    private readonly queries: QueryBus,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  /** Replaces the browser's session and returns the signed-in user. */
  async welcome(signedIn: SignedIn | Halfway, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    if ('pending' in signedIn) {
      void reply.setCookie(this.pendingCookie, signedIn.pending, { ...this.cookie, maxAge: PENDING_SECONDS });
      throw new Refusal(401, SECOND_FACTOR_NEEDED, t('apiPeople.secondFactorNeeded'), undefined, {
        ways: signedIn.ways,
      });
    }
    if (request.cookies[this.pendingCookie] !== undefined) void reply.clearCookie(this.pendingCookie, this.cookie);
    await this.replaceSession(signedIn, request, reply);
    const user = await this.queries.execute(new SessionUserQuery(signedIn));
    this.devices.remember(request, reply, user.username);
    if (user.language) setLanguageCookie(reply, user.language, this.options);
    return user;
  }

  async replaceSession({ token }: SignedIn, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.endPresent(request);
    setSessionCookie(reply, token, this.options);
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.endPresent(request);
    clearSessionCookie(reply, this.options);
  }

  /** The token of the sign-in that the browser began; empty if there is none. */
  pendingSignIn(request: FastifyRequest): string {
    return request.cookies[this.pendingCookie] ?? '';
  }

  private get pendingCookie(): string {
    return isHttps(this.options) ? '__Host-hourtrail_pending' : 'hourtrail_pending';
  }

  private get cookie() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(this.options) } as const;
  }

  private async endPresent(request: FastifyRequest): Promise<void> {
    const token = sessionToken(request, this.options);
    if (token !== undefined) await this.sessions.end(token);
  }
}

export const visitOf = (request: FastifyRequest): Visit => ({
  address: request.ip,
  requestId: request.id,
  userAgent: request.headers['user-agent'],
});
