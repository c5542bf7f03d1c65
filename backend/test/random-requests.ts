import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema } from '../src/platform/web/openapi/shape.js';
import type { Method } from './client.js';

/** The same numbers every time, so that what went wrong can be done again. */
export class Dice {
  constructor(private state: number) {}

  below(count: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * count);
  }

  one<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }

  /** So many times in a hundred. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }
}

export interface RandomRequest {
  readonly route: string;
  readonly method: Method;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

/** What no form would send. */
export const HOSTILE: readonly unknown[] = [
  ...['', ' ', '0', '-1', '1e309', '0x10', '2147483648', '9'.repeat(400), 'null', 'undefined', '[object Object]'],
  ...[
    "' OR 1=1 --",
    '%',
    '_',
    '\\',
    '\u0000',
    '\ud800',
    '🎓'.repeat(90),
    'a'.repeat(70_000),
    '<script>alert(1)</script>',
  ],
  ...['../../etc/passwd', '..%2f..%2f', '%00', '${7*7}', '{{7*7}}', '=1+1', 'a\r\nSet-Cookie: a=b', '\u202e', 'İ', 'ß'],
  ...['2026-02-30', '0000-00-00', '99:99', '2026-11-21T25:00:00Z', '+275760-09-13T00:00:00.001Z', 'Infinity', 'NaN'],
  ...[null, true, false, 0, -1, 0.1, 1e21, 2 ** 53, [], {}, [[]], [null], { $ne: 1 }, { toString: 1 }, ['a', 'b']],
  ...[{ __proto__: { admin: true } }, { constructor: { prototype: {} } }, Array.from({ length: 600 }, (_, n) => n)],
];

/** What no browser of ours would send. */
export const aHeader = (dice: Dice): Readonly<Record<string, string>> => dice.one(HEADERS);

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'if-match': '"1"' },
  { 'if-match': 'x'.repeat(3_000) },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"1", "2"' },
  { 'if-modified-since': 'Sat, 29 Nov 2036 00:00:00 GMT' },
  { 'if-unmodified-since': 'yesterday' },
  { range: 'bytes=0-0' },
  { range: 'bytes=9999999999-' },
  { 'idempotency-key': 'the same again' },
  { 'idempotency-key': '🎓' },
  { 'x-request-id': 'a'.repeat(8_000) },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-host': 'elsewhere.example' },
  { 'x-original-url': '/api/users' },
  { host: 'elsewhere.example' },
  { expect: '100-continue' },
  { accept: 'text/html' },
  { accept: 'application/xml;q=0' },
  { 'accept-encoding': 'gzip;q=0, br;q=0, *;q=0' },
  { 'content-type': 'text/csv' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-encoding': 'gzip' },
  { 'content-length': '1' },
  { 'accept-language': '*;q=9,'.repeat(500) },
  { authorization: 'Bearer ht_' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { cookie: 'hourtrail_session=; hourtrail_session=x' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
];

/** Requests of every route that the API describes: much of it right, so that it gets far, and much of it not. */
export class RandomRequests {
  private readonly operations: readonly (readonly [route: string, operation: Operation])[];

  constructor(
    private readonly document: OpenAPIObject,
    private readonly dice: Dice,
    leftOut: readonly string[],
  ) {
    this.operations = Object.entries(document.paths)
      .flatMap(([path, operations]) =>
        Object.entries(operations as Record<string, Operation>).map(
          ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
        ),
      )
      .filter(([route]) => !leftOut.includes(route));
  }

  next(): RandomRequest {
    const { dice } = this;
    const [route, { parameters = [], requestBody }] = dice.one(this.operations);
    const [method, template] = route.split(' ') as [RandomRequest['method'], string];
    const path = template.replace(/\{\w+\}/g, () => encodeURIComponent(dice.chance(85) ? this.id() : this.text()));
    const query = parameters
      .filter(({ in: where }) => where === 'query' && dice.chance(25))
      .map(({ name, schema = {} }) => `${name}=${encodeURIComponent(printed(this.value(schema)))}`);
    if (dice.chance(3))
      query.push(`${dice.one(['x', '__proto__', 'limit', 'cursor'])}=${encodeURIComponent(this.text())}`);
    const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
    return {
      ...{ route, method, path: query.length > 0 ? `${path}?${query.join('&')}` : path },
      body: method === 'GET' ? undefined : dice.chance(4) ? dice.one(HOSTILE) : schema && this.value(schema),
      headers: dice.chance(5) ? aHeader(dice) : {},
    };
  }

  private value(schema: Schema, depth = 0): unknown {
    const { dice } = this;
    if (dice.chance(6)) return dice.one(HOSTILE);
    if (schema.$ref) return this.value(this.named(schema.$ref), depth);
    const parts = schema.oneOf ?? schema.allOf;
    if (parts) return this.value(dice.one(parts), depth);
    if (schema.enum) return dice.one(schema.enum);
    if (schema.type === 'integer' || schema.type === 'number') return this.number(schema);
    if (schema.type === 'boolean') return dice.chance(50);
    if (schema.type === 'array')
      return Array.from({ length: dice.below(3) + (schema.minItems ?? 0) }, () =>
        this.value(schema.items ?? {}, depth + 1),
      );
    if (schema.type === 'object' || schema.properties) return this.object(schema, depth);
    return this.words(schema);
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): unknown {
    const included = Object.entries(properties).filter(([name]) => this.dice.chance(required.includes(name) ? 95 : 35));
    return Object.fromEntries(included.map(([name, inner]) => [name, depth > 4 ? null : this.value(inner, depth + 1)]));
  }

  private number({ minimum = 0, maximum = 60, multipleOf = 1 }: Schema): number {
    if (minimum === 1 && maximum > 1_000_000) return Number(this.id());
    return minimum + this.dice.below(Math.min(maximum - minimum, 60) / multipleOf + 1) * multipleOf;
  }

  private words({ format, pattern, example, minLength = 0 }: Schema): unknown {
    const { dice } = this;
    if (format === 'email') return `p${dice.below(60)}@school.example`;
    if (example !== undefined && dice.chance(70)) return example;
    if (pattern?.includes('2[0-3]')) return dice.one(['09:00', '17:00', '23:30']);
    return dice.one([
      'Library',
      '2026-11-20',
      '2026-12-04T14:00:00Z',
      'approved',
      'a long walk home',
      'x'.repeat(minLength + 1),
    ]);
  }

  /** Mostly of something that is there. */
  private id = (): string => String(this.dice.chance(90) ? 1 + this.dice.below(80) : this.dice.below(3_000_000_000));

  private text = (): string => printed(this.dice.one(HOSTILE));

  private named(reference: string): Schema {
    return (this.document.components?.schemas?.[reference.split('/').at(-1) as string] ?? {}) as Schema;
  }
}

// a lone surrogate is nothing that an address could hold
const printed = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Cs}/gu, '');
