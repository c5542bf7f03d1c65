import {
  applyDecorators,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { Page } from '../../database/page.js';
import { splitUrl } from '../request-url.js';

const COUNT_LIMIT = 1_000;

/** Sends a page's rows, with X-Total-Count and a Link to the next page. */
class ListAnswerInterceptor implements NestInterceptor<Page<unknown>, unknown> {
  constructor(private readonly field: string | undefined) {}

  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ rows, total, next: cursor }) => {
        void reply.header('X-Total-Count', total > COUNT_LIMIT ? `${COUNT_LIMIT}+` : String(total));
        if (cursor !== undefined) void reply.header('Link', `<${nextAddress(request.url, cursor)}>; rel="next"`);
        return this.field === undefined ? rows : { [this.field]: rows };
      }),
    );
  }
}

function nextAddress(url: string, cursor: string): string {
  const [path, query] = splitUrl(url);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `${path}?${parameters.toString()}`;
}

export const IS_LIST = 'x-list';

export const ListAnswer = (field?: string) =>
  applyDecorators(ApiExtension(IS_LIST, true), UseInterceptors(new ListAnswerInterceptor(field)));
