import type { Capability } from '@hourtrail/contracts';
import { RequestMethod, type INestApplication, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ModulesContainer } from '@nestjs/core';
import { recordedParameters } from '../../src/platform/access-log/records-access.js';
import { CAPABILITY } from '../../src/platform/web/access/capability.guard.js';
import { WRITES } from '../../src/platform/web/access/csrf.guard.js';
import { IS_PUBLIC } from '../../src/platform/web/session/signed-in.js';

export interface RegisteredRoute {
  /** Such as `PATCH /api/users/{id}`. */
  readonly route: string;
  readonly isPublic: boolean;
  readonly needs: Capability | undefined;
  /** Whether it writes to the log although it is a GET. */
  readonly writes: boolean;
  /** The parameters that narrow its list to a person and log the access. */
  readonly records: readonly string[];
}

/** Every route of every controller, and what its decorators say of who may use it. */
export const registeredRoutes = (app: INestApplication): readonly RegisteredRoute[] =>
  [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => (metatype ? routesOf(metatype as Type) : []));

function routesOf(controller: Type): RegisteredRoute[] {
  const members = Object.values(Object.getOwnPropertyDescriptors(controller.prototype as object));
  return members.flatMap(({ value: handler }: { value?: unknown }) => {
    if (typeof handler !== 'function' || handler === controller) return [];
    const method = read<RequestMethod>(METHOD_METADATA, handler);
    if (method === undefined) return [];
    const path = [read<string>(PATH_METADATA, controller), read<string>(PATH_METADATA, handler)];
    const parts = path.flatMap((part) => (part ?? '').split('/')).filter(Boolean);
    return [
      {
        route: `${RequestMethod[method]} /api/${parts.map((part) => part.replace(/^:(\w+)/, '{$1}')).join('/')}`,
        isPublic: (read<boolean>(IS_PUBLIC, handler) ?? read<boolean>(IS_PUBLIC, controller)) === true,
        writes: (read<boolean>(WRITES, handler) ?? read<boolean>(WRITES, controller)) === true,
        needs: read<Capability>(CAPABILITY, handler) ?? read<Capability>(CAPABILITY, controller),
        records: recordedParameters(handler),
      },
    ];
  });
}

const read = <T>(key: unknown, target: object): T | undefined => Reflect.getMetadata(key, target) as T | undefined;
