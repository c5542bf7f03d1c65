import { randomBytes, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeyedHash } from '../../platform/config/keyed-hash.js';
import { isHttps, WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';

/** Accounts per browser, newest first: school computers are shared. */
const AT_MOST = 20;
const DAYS = 180;
const COOKIE = /^[\w-]{22}(?:\.[\w-]{43}){1,20}$/;

/** The cookie has a random id and keyed hashes. It identifies and signs in no one; it only eases the throttle. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly hashes: KeyedHash,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  isKnown(request: FastifyRequest, username: string): boolean {
    const { device, proofs } = this.read(request);
    const ours = this.proof(device, username);
    return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), Buffer.from(ours)));
  }

  remember(request: FastifyRequest, reply: FastifyReply, username: string): void {
    const { device, proofs } = this.read(request);
    const own = this.proof(device, username);
    const newest = [own, ...proofs.filter((proof) => proof !== own)].slice(0, AT_MOST);
    void reply.setCookie(this.name, [device, ...newest].join('.'), {
      ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(this.options) },
      maxAge: DAYS * 86_400,
    });
  }

  private read(request: FastifyRequest): { readonly device: string; readonly proofs: readonly string[] } {
    const cookie = request.cookies[this.name] ?? '';
    const [device = '', ...proofs] = COOKIE.test(cookie) ? cookie.split('.') : [];
    return { device: device || randomBytes(16).toString('base64url'), proofs };
  }

  private proof(device: string, username: string): string {
    return this.hashes
      .of('known-device', `${device} ${username.normalize('NFKC').toLowerCase()}`)
      .toString('base64url');
  }

  private get name(): string {
    return isHttps(this.options) ? '__Host-hourtrail_device' : 'hourtrail_device';
  }
}
