import { ErrorBody, LIMITS } from '@hourtrail/contracts';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { IS_LIST } from '../answers/list-answer.js';
import { cookieName } from '../session/session-cookie.js';
import type { WebOptions } from '../web-options.js';
import { describeContracts } from './contract-schemas.js';
import { referTo, viewSchemas, type Schema } from './shape.js';

const ABOUT = [
  'State-changing calls come from a page of this site, or carry `Origin` with its address.',
  'Bodies are JSON; fields that are not described are refused.',
  '`Idempotency-Key` on POST, PUT, PATCH and DELETE makes a call safe to repeat for 24 hours.',
  'A record that can change answers its version as `ETag` and heeds `If-Match`.',
].join('\n\n');

export function apiDocument(app: INestApplication, options: WebOptions): OpenAPIObject {
  describeContracts();
  const refusal = {
    description: 'A refusal.',
    content: { 'application/json': { schema: referTo(ErrorBody) as object } },
  };
  const config = new DocumentBuilder()
    .setTitle('HourTrail')
    .setDescription(ABOUT)
    .setVersion(options.version)
    .addCookieAuth(cookieName(options), { type: 'apiKey', in: 'cookie' }, 'session')
    .addSecurityRequirements('session')
    .build();
  const document = SwaggerModule.createDocument(app, config);
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...(Object.fromEntries(viewSchemas) as object) },
  };
  for (const operation of operationsOf(document)) complete(operation, refusal);
  return document;
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const NO_IDS: readonly string[] = ['token', 'kind'];

const ID: Schema = { type: 'integer', minimum: 1, maximum: LIMITS.idMax };

const LIST_HEADERS = {
  'X-Total-Count': { description: 'How many there are in all; `1000+` for more.', schema: { type: 'string' } },
  Link: { description: 'The next page, if there is one: `<…>; rel="next"`.', schema: { type: 'string' } },
} as const;

function complete(operation: Operation & { [IS_LIST]?: true }, refusal: object): void {
  operation.responses['default'] = refusal as never;
  for (const parameter of operation.parameters ?? []) {
    if (!('in' in parameter)) continue;
    if (parameter.in === 'path' && !NO_IDS.includes(parameter.name)) parameter.schema = ID as object;
    else if (parameter.schema && 'nullable' in parameter.schema) delete parameter.schema.nullable;
  }
  if (operation[IS_LIST])
    operation.responses['200'] = { ...operation.responses['200'], headers: LIST_HEADERS } as never;
}

export const operationsOf = (document: OpenAPIObject): readonly Operation[] =>
  Object.values(document.paths).flatMap((path) =>
    [path.get, path.post, path.put, path.patch, path.delete].filter((operation) => operation !== undefined),
  );
