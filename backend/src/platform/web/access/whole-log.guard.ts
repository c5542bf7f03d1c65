import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Continuity } from '../../sealing/continuity.js';

const EVEN_READ_ONLY = Symbol('even read-only');

export const EvenReadOnly = () => SetMetadata(EVEN_READ_ONLY, true);

export const READ_ONLY_HEADER = 'X-Read-Only';

@Injectable()
export class WholeLogGuard implements CanActivate {
  constructor(
    private readonly continuity: Continuity,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const { method } = http.getRequest<FastifyRequest>();
    if (this.continuity.refusal) void http.getResponse<FastifyReply>().header(READ_ONLY_HEADER, '1');
    const isReading = method === 'GET' || method === 'HEAD';
    if (!isReading && !this.reflector.get<boolean>(EVEN_READ_ONLY, context.getHandler()))
      this.continuity.requireWhole();
    return true;
  }
}
