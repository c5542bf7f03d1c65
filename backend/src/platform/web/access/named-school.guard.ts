import { reachOf, type Capability, type Role } from '@hourtrail/contracts';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/actor.js';
import { CAPABILITY } from './capability.guard.js';
import { notTheirSchool } from './logged-schools.js';

const FIELD = 'organizationId';
const A_NUMBER = /^\d{1,10}$/;

/** Refuses a query's `organizationId` of another school, whether it exists or not. */
@Injectable()
export class NamedSchoolGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { actor, query } = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Querystring: { [FIELD]?: unknown } }>>();
    const named = query[FIELD];
    if (!actor || typeof named !== 'string' || !A_NUMBER.test(named) || !takesSchool(context)) return true;
    const places = [context.getHandler(), context.getClass()];
    const capability = this.reflector.getAllAndOverride<Capability>(CAPABILITY, places);
    if (maySee(actor, capability, Number(named))) return true;
    throw notTheirSchool();
  }
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
