import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

export interface Schema {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  readonly description?: string;
  readonly example?: unknown;
  readonly pattern?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly nullable?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
}

/** The schema of exactly `T`: the compiler refuses it for a field of any other type. */
export interface Described<T> {
  readonly schema: Schema;
  readonly of?: (value: T) => T;
}

type Fields<T> = { readonly [Key in keyof T]-?: Described<Exclude<T[Key], undefined>> };

/** Every named shape, for the document's list of schemas. */
export const shapes = new Map<string, Schema>();

export const text = (more: Schema = {}): Described<string> => ({ schema: { type: 'string', ...more } });
export const integer = (more: Schema = {}): Described<number> => ({ schema: { type: 'integer', ...more } });
export const decimal = (more: Schema = {}): Described<number> => ({ schema: { type: 'number', ...more } });
export const flag = (more: Schema = {}): Described<boolean> => ({ schema: { type: 'boolean', ...more } });
export const date = (): Described<string> => text({ format: 'date', example: '2026-09-30' });
export const instant = (): Described<string> => text({ format: 'date-time' });

export const choice = <const T extends string>(choices: readonly T[]): Described<T> => ({
  schema: { type: 'string', enum: choices },
});

export const list = <T>(items: Described<T>, more: Schema = {}): Described<readonly T[]> => ({
  schema: { type: 'array', items: items.schema, ...more },
});

/** An object of any names, each with a value of one kind. */
export const record = <T>(values: Described<T>, more: Schema = {}): Described<Readonly<Record<string, T>>> => ({
  schema: { type: 'object', additionalProperties: values.schema, ...more },
});

export const nullable = <T>({ schema }: Described<T>): Described<T | null> => ({
  schema: schema.$ref ? { nullable: true, allOf: [schema] } : { ...schema, nullable: true },
});

/** An object that says exactly what the interface `T` does; the fields in `optional` may be absent. */
export function object<T>(fields: Fields<T>, optional: readonly (keyof T & string)[] = []): Described<T> {
  const described = Object.entries<{ readonly schema: Schema }>(fields);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(described.map(([key, { schema }]) => [key, schema])),
      required: Object.keys(fields).filter((key) => !optional.some((name) => name === key)),
      additionalProperties: false,
    },
  };
}

/** The same, under a name in the document's list of schemas. */
export function shape<T>(name: string, fields: Fields<T>, optional: readonly (keyof T & string)[] = []): Described<T> {
  shapes.set(name, object(fields, optional).schema);
  return { schema: { $ref: `#/components/schemas/${name}` } };
}

/** Says in the API's description what a route answers. Every route has one; a test looks. */
export const Answers = <T>(status: number, described: Described<T> | undefined, description: string) =>
  applyDecorators(ApiResponse({ status, description, ...(described && { schema: described.schema as object }) }));

/** The same of an answer that is no JSON. */
export const AnswersText = (type: string, description: string) =>
  applyDecorators(ApiResponse({ status: 200, description, content: { [type]: { schema: { type: 'string' } } } }));
