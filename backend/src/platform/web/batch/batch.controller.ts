import { AsyncLocalStorage } from 'node:async_hooks';
import { BatchPart, BatchQuery, t } from '@hourtrail/contracts';
import {
  Controller,
  Get,
  Header,
  Injectable,
  Query,
  Req,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { Needs } from '../access/capability.guard.js';
import { Answers, IN_ONE_PIECE } from '../openapi/shape.js';

const withinBatch = new AsyncLocalStorage<true>();

/** The headers of a part that its client reads; the rest is the same for all. */
const KEPT = ['content-type', 'etag', 'link', 'retry-after', 'x-read-only', 'x-request-id', 'x-total-count'];

/** Answers several GET requests at once. Each goes the whole way of a request: guards, limits, access log. */
@Controller('batch')
@Needs('account.use')
@ApiTags('Batch')
export class BatchController {
  @Get()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @Answers(200, [BatchPart], 'The responses to several GET requests, in their order.')
  async get(@Query() { path }: BatchQuery, @Req() request: FastifyRequest): Promise<string> {
    const parts = await withinBatch.run(true, () => Promise.all(path.map((url) => partOf(url, request))));
    // each part that needs a session has confirmed it
    if (request.context.session) request.context.session.isConfirmed = true;
    return `[${parts.join()}]`;
  }
}

async function partOf(url: string, { server, headers, socket }: FastifyRequest): Promise<string> {
  const response = await server.inject({
    method: 'GET',
    url,
    headers,
    ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
  });
  const kept = KEPT.flatMap((name) => (response.headers[name] === undefined ? [] : [[name, response.headers[name]]]));
  const about = JSON.stringify({ status: response.statusCode, headers: Object.fromEntries(kept) as object });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return `${about.slice(0, -1)},"body":${isJson ? response.payload : JSON.stringify(response.payload)}}`;
}

/** Files and batches are no part of a batch. */
@Injectable()
export class BatchGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (!withinBatch.getStore()) return true;
    if (context.getClass() !== BatchController && this.reflector.get(IN_ONE_PIECE, context.getHandler())) return true;
    throw new DomainError('invalid', 'not-in-batch', t('api.notInBatch'));
  }
}
