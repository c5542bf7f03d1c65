import {
  t,
  isOfDistrict,
  LIMITS,
  reachOf,
  SYSTEM_ORGANIZATION,
  type Role,
  type Capability,
} from '@hourtrail/contracts';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Database } from '../../database/database.js';
import type { Actor } from '../../kernel/actor.js';
import { forbidden, invalid, notFound, type DomainError } from '../../kernel/domain-error.js';
import { isOpenToIncomplete } from '../session/session.guard.js';
import { CAPABILITY } from './capability.guard.js';

export interface LoggedSchool {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
}

/** The same for an unknown school, so that it does not reveal which schools exist. */
const notTheirSchool = (): DomainError => forbidden('organization.not-yours', t('api.onlyOwnSchool'));

@Injectable()
export class LoggedSchools {
  constructor(private readonly database: Database) {}

  async find(by: Actor, named?: string): Promise<LoggedSchool> {
    const id = named ? Number(named) : by.organizationId;
    const everywhere = reachOf(by.role as Role, 'audit.read').includes('everywhere');
    if (id !== by.organizationId && !everywhere) throw notTheirSchool();
    if (id === SYSTEM_ORGANIZATION) return { id, name: t('api.wholeSystem'), timeZone: 'UTC' };
    const [school] = await this.database.read<LoggedSchool>(id, {
      name: 'logged-school',
      text: `SELECT organization_id AS id, name, time_zone AS "timeZone" FROM directory.schools WHERE organization_id = $1`,
      values: [id],
    });
    if (!school) throw notFound();
    return school;
  }
}

export function schoolToList(
  by: { readonly role: Role; readonly organizationId: number },
  capability: Capability,
  named: string | undefined,
): number | 'every' {
  if (named) return Number(named);
  return reachOf(by.role, capability).includes('everywhere') ? 'every' : by.organizationId;
}

const FIELD = 'organizationId';
const A_NUMBER = /^\d{1,10}$/;

/**
 * Refuses a query's `organizationId` of another school, whether it exists or not. Staff of a district act in the school
 * that their request names: from here on it is theirs like anybody's. That it is of their district, the first trip to the
 * database finds (`KnownSession`).
 */
@Injectable()
export class NamedSchoolGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Naming>();
    const { actor, query } = request;
    if (actor && isOfDistrict(actor.role)) return this.enterSchool(context, request, actor);
    const named = query[FIELD];
    if (!actor || typeof named !== 'string' || !A_NUMBER.test(named) || !takesSchool(context)) return true;
    const places = [context.getHandler(), context.getClass()];
    const capability = this.reflector.getAllAndOverride<Capability>(CAPABILITY, places);
    if (maySee(actor, capability, Number(named))) return true;
    throw notTheirSchool();
  }

  private enterSchool(context: ExecutionContext, request: Naming, by: Actor): boolean {
    const places = [context.getHandler(), context.getClass()];
    const capability = this.reflector.getAllAndOverride<Capability | undefined>(CAPABILITY, places);
    const reaches = capability ? reachOf(by.role as Role, capability) : [];
    const named = reaches.includes('school') ? schoolNamedBy(request) : undefined;
    const district = by.organizationId;
    const { [FIELD]: _named, ...query } = request.query;
    request.query = query;
    if (named === undefined || (named === district && reaches.includes('own'))) {
      if (!reaches.includes('school') || reaches.includes('own')) return true;
      throw invalid('organization.not-named', [{ field: FIELD, message: t('apiSchools.nameSchoolOfDistrict') }]);
    }
    request.actor = { ...by, organizationId: named, districtId: district };
    const { session } = request.context;
    const evenIncomplete = isOpenToIncomplete(this.reflector, context);
    if (session) request.context.session = { ...session, school: named, evenIncomplete, isConfirmed: false };
    return true;
  }
}

type Naming = FastifyRequest<{ Querystring: { [FIELD]?: unknown }; Params: { id?: string } }>;

/** The query's, or the path's of the school's own routes, which goes first. */
function schoolNamedBy({ query, params, routeOptions }: Naming): number | undefined {
  const isOfSchool = routeOptions.url?.startsWith('/api/organizations/:id');
  const named = isOfSchool ? params.id : query[FIELD];
  const isNumber = typeof named === 'string' && A_NUMBER.test(named) && Number(named) <= LIMITS.idMax;
  return isNumber ? Number(named) : undefined;
}

function maySee(by: Actor, capability: Capability, school: number): boolean {
  if (school === by.organizationId || reachOf(by.role as Role, capability).includes('everywhere')) return true;
  // Volunteers see their decided hours at earlier schools.
  return capability === 'hours.read' && (by.earlierSchools ?? []).includes(school);
}

function takesSchool(context: ExecutionContext): boolean {
  const prototype = context.getClass().prototype as object;
  const contracts = Reflect.getMetadata('design:paramtypes', prototype, context.getHandler().name) as unknown[];
  return contracts.some(
    (contract) =>
      typeof contract === 'function' &&
      getMetadataStorage()
        .getTargetValidationMetadatas(contract, '', false, false)
        .some(({ propertyName }) => propertyName === FIELD),
  );
}
