import { t } from '@hourtrail/contracts';
import { Inject, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../kernel/domain-error.js';
import { IS_PUBLIC } from '../session/signed-in.js';
import { WEB_OPTIONS, type WebOptions } from '../web-options.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const WRITES = Symbol('writes');

export const Writes = () => SetMetadata(WRITES, true);

const ONE_CLICK = Symbol('one click');

/** A mail program posts here, from no page and with a form as its body (RFC 8058). The route reads neither cookie nor body. */
export const OneClick = () => SetMetadata(ONE_CLICK, true);

export const isOneClick = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.get<boolean | undefined>(ONE_CLICK, context.getHandler()) ?? false;

const FROM_PROVIDER = Symbol('from a provider');

/** A provider's page posts here. The route itself requires that this browser asked for it. */
export const FromProvider = () => SetMetadata(FROM_PROVIDER, true);

/** CSRF protection: refuses cross-site writes, and cross-site reads of signed-in users, since reads are logged. */
@Injectable()
export class CsrfGuard implements CanActivate {
  constructor(
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (isOneClick(this.reflector, context)) return true;
    if (this.reflector.get<boolean | undefined>(FROM_PROVIDER, context.getHandler())) return true;
    const { method, headers, actor } = context.switchToHttp().getRequest<FastifyRequest>();
    // a browser never sends a key by itself
    if (actor?.key) return true;
    const provenance = {
      host: headers.host,
      fetchSite: single(headers['sec-fetch-site']),
      origin: headers.origin,
    };
    const ours = { origin: this.options.publicUrl, production: this.options.production };
    const says = (key: symbol): boolean =>
      this.reflector.getAllAndOverride<boolean | undefined>(key, [context.getHandler(), context.getClass()]) ?? false;
    const writes = !SAFE_METHODS.has(method) || says(WRITES);
    if (writes ? comesFromUs(provenance, ours) : says(IS_PUBLIC) || !comesFromAnother(provenance)) return true;
    throw forbidden('csrf', t('api.foreignPage', { origin: ours.origin }));
  }
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join() : header;

export interface Provenance {
  readonly host: string | undefined;
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
}

/**
 * Browsers send `Sec-Fetch-Site` to https and localhost only; other clients send `Origin`. Outside production the
 * requested host is accepted too, for phones on the local network.
 */
export function comesFromUs(
  request: Provenance,
  ours: { readonly origin: string; readonly production: boolean },
): boolean {
  if (request.fetchSite !== undefined) return request.fetchSite === 'same-origin';
  if (request.origin === undefined) return false;
  return request.origin === ours.origin || (!ours.production && request.origin === `http://${request.host}`);
}

const comesFromAnother = ({ fetchSite }: Provenance): boolean =>
  fetchSite === 'cross-site' || fetchSite === 'same-site';
