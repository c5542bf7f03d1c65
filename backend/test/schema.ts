import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema } from '../src/platform/web/openapi/shape.js';

/** What is wrong with an answer, by the API's own description; empty when nothing is. */
export function mismatches(document: OpenAPIObject, schema: Schema, value: unknown, path = '$'): string[] {
  if (schema.$ref) return mismatches(document, named(document, schema.$ref), value, path);
  if (schema.allOf)
    return schema.nullable && value === null
      ? []
      : schema.allOf.flatMap((part) => mismatches(document, part, value, path));
  // described in words, and of any type
  if (schema.type === undefined && schema.description !== undefined) return [];
  if (value === null) return schema.nullable ? [] : [`${path} is null`];
  if (schema.enum && !schema.enum.includes(value as string)) return [`${path} is ${JSON.stringify(value)}`];
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((item, index) => mismatches(document, schema.items ?? {}, item, `${path}[${index}]`));
  }
  if (schema.type === 'object') return objectMismatches(document, schema, value as object, path);
  const is = schema.type === 'integer' ? Number.isInteger(value) : typeof value === schema.type;
  return is ? [] : [`${path} is ${JSON.stringify(value)}, not ${schema.type}`];
}

function objectMismatches(document: OpenAPIObject, schema: Schema, value: object, path: string): string[] {
  const properties = schema.properties ?? {};
  const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  return [
    ...(schema.required ?? []).filter((name) => !(name in value)).map((name) => `${path}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const described = properties[name] ?? others;
      return described
        ? mismatches(document, described, inner, `${path}.${name}`)
        : [`${path}.${name} is not described`];
    }),
  ];
}

const named = (document: OpenAPIObject, reference: string): Schema =>
  (document.components?.schemas?.[reference.slice('#/components/schemas/'.length)] ?? { type: 'object' }) as Schema;
