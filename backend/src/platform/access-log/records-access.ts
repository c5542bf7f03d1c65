import {
  Injectable,
  SetMetadata,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import type { Actor } from '../kernel/actor.js';
import { AccessLog, type AskedRecord } from './access-log.js';
import { recordAsked, routeOf } from './asked.js';

const KIND = Symbol('kind of record');
const WHAT = Symbol('what of it is kept');

/** Which kind of record the `:id` of these routes is of, as its stream is named. */
export const About = (kind: string) => SetMetadata(KIND, kind);

/** For a route that reads one record: it is kept who read whose. */
export const RecordsAccess = () => SetMetadata(WHAT, 'access');

/** The same where the query names the school, as far as whoever asks may name it. */
export const RecordsAccessAtNamedSchool = () => SetMetadata(WHAT, 'access-at-named');

/** For a route that changes many and answers what became of each as `results`: it is kept which were refused. */
export const RecordsRefusals = () => SetMetadata(WHAT, 'refusals');

/** Notes which kind of record is asked for, before anything can be refused. */
@Injectable()
export class AboutGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const kind = this.reflector.getAllAndOverride<string | undefined>(KIND, [context.getHandler(), context.getClass()]);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (kind !== undefined) request.recordKind = kind;
    return true;
  }
}

interface Outcome {
  readonly id: number;
  readonly outcome: string;
  readonly code?: string;
}

/** Writes to the access log what a route says it records, before its answer goes. */
@Injectable()
export class RecordsAccessInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly accesses: AccessLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const what = this.reflector.get<'access' | 'access-at-named' | 'refusals' | undefined>(WHAT, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { actor } = request;
    if (!what || !actor) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        if (what === 'access') await this.keepAccess(actor, request);
        else if (what === 'access-at-named') await this.keepAccess(actor, request, namedSchool(request));
        else await this.keepRefusals(actor, request, (answer as { readonly results: readonly Outcome[] }).results);
        return answer;
      }),
    );
  }

  private async keepAccess(by: Actor, request: FastifyRequest, organizationId?: number): Promise<void> {
    const record = recordAsked(request);
    if (!record) throw new Error(`${routeOf(request)} does not say what it reads.`);
    await this.accesses.viewed(by, record, { route: routeOf(request), organizationId });
  }

  private async keepRefusals(by: Actor, request: FastifyRequest, results: readonly Outcome[]): Promise<void> {
    const { recordKind: kind } = request;
    const refusals = results
      .filter(({ outcome }) => outcome !== 'done')
      .map(({ id, outcome, code }) => {
        const record: AskedRecord | undefined = kind ? { kind, id } : undefined;
        return { route: routeOf(request), record, refusal: code ?? outcome };
      });
    if (refusals.length > 0) await this.accesses.refused(by, refusals);
  }
}

function namedSchool({ query }: FastifyRequest): number | undefined {
  const { organizationId } = query as { readonly organizationId?: string };
  return organizationId ? Number(organizationId) : undefined;
}
