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
import { AccessLog, requestedRecord, routeOf, type AccessedRecord } from './access-log.js';

const KIND = Symbol('kind of record');
const WHAT = Symbol('what of it is kept');

/** Sets which kind of record, named after its stream, the `:id` of these routes means. */
export const About = (kind: string) => SetMetadata(KIND, kind);

/** Logs each read of the route's record. */
export const RecordsAccess = () => SetMetadata(WHAT, 'access');

export const RecordsAccessAtNamedSchool = () => SetMetadata(WHAT, 'access-at-named');

/** Logs who reads names and hours of many at another school, which the body or the record of the route names. */
export const RecordsAccessToMany = () => SetMetadata(WHAT, 'access-to-many');

export const RecordsAccessTo = (...parameters: readonly string[]) => SetMetadata(WHAT, parameters);

/** For a bulk route that returns an outcome per record in `results`: logs those that were refused. */
export const RecordsRefusals = () => SetMetadata(WHAT, 'refusals');

export function recordedParameters(handler: object): readonly string[] {
  const what = Reflect.getMetadata(WHAT, handler) as Recorded | undefined;
  return typeof what === 'object' ? what : [];
}

/** A guard, so that the kind is known before other guards can refuse the request. */
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

type Recorded = 'access' | 'access-at-named' | 'access-to-many' | 'refusals' | readonly string[];

interface Outcome {
  readonly id: number;
  readonly outcome: string;
  readonly code?: string;
}

@Injectable()
export class RecordsAccessInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly accesses: AccessLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const what = this.reflector.get<Recorded | undefined>(WHAT, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { actor } = request;
    if (!what || !actor) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        if (what === 'access') await this.logAccess(actor, request);
        else if (what === 'access-at-named') await this.logAccess(actor, request, namedSchool(request));
        else if (what === 'access-to-many') await this.logAccessToMany(actor, request);
        else if (what !== 'refusals') await this.logNarrowed(actor, request, what);
        else await this.logRefusals(actor, request, (answer as { readonly results: readonly Outcome[] }).results);
        return answer;
      }),
    );
  }

  private async logAccess(by: Actor, request: FastifyRequest, organizationId?: number): Promise<void> {
    const record = requestedRecord(request);
    if (!record) throw new Error(`${routeOf(request)} does not say what it reads.`);
    await this.accesses.viewed(by, record, { route: routeOf(request), organizationId });
  }

  private async logAccessToMany(by: Actor, request: FastifyRequest): Promise<void> {
    const { organizationId } = (request.body ?? {}) as { readonly organizationId?: number };
    await this.accesses.viewedMany(by, requestedRecord(request), { route: routeOf(request), organizationId });
  }

  private async logNarrowed(by: Actor, request: FastifyRequest, parameters: readonly string[]): Promise<void> {
    const query = request.query as Readonly<Record<string, string | undefined>>;
    const how = { route: routeOf(request), organizationId: namedSchool(request) };
    for (const id of new Set(parameters.flatMap((parameter) => query[parameter] || [])))
      await this.accesses.viewed(by, { kind: 'user', id: Number(id) }, how);
  }

  private async logRefusals(by: Actor, request: FastifyRequest, results: readonly Outcome[]): Promise<void> {
    const { recordKind: kind } = request;
    const refusals = results
      .filter(({ outcome }) => outcome !== 'done')
      .map(({ id, outcome, code }) => {
        const record: AccessedRecord | undefined = kind ? { kind, id } : undefined;
        return { route: routeOf(request), record, refusal: code ?? outcome };
      });
    if (refusals.length > 0) await this.accesses.refused(by, refusals);
  }
}

function namedSchool({ query }: FastifyRequest): number | undefined {
  const { organizationId } = query as { readonly organizationId?: string };
  return organizationId ? Number(organizationId) : undefined;
}
