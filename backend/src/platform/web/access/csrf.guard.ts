import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../kernel/domain-error.js';
import { WEB_OPTIONS, type WebOptions } from '../web-options.js';
import { comesFromUs } from './same-origin.js';

/** Refuses state-changing requests that another site had a browser send. */
@Injectable()
export class CsrfGuard implements CanActivate {
  constructor(@Inject(WEB_OPTIONS) private readonly options: WebOptions) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const provenance = {
      method,
      host: headers.host,
      fetchSite: single(headers['sec-fetch-site']),
      origin: headers.origin,
    };
    const ours = { origin: this.options.publicUrl, production: this.options.production };
    if (comesFromUs(provenance, ours)) return true;
    throw forbidden(
      'csrf',
      `This request did not come from a page of this site. A program sends the header "Origin: ${ours.origin}".`,
    );
  }
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join() : header;
