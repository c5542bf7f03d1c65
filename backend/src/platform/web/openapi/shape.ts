import { fieldsOf, type FieldSchema, type ViewClass, type ViewField } from '@hourtrail/contracts';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

export interface Schema extends Omit<FieldSchema, 'enum' | 'items' | 'properties' | 'additionalProperties'> {
  readonly enum?: readonly (string | number)[];
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
}

export const viewSchemas = new Map<string, Schema>();

export function referTo(view: ViewClass): Schema {
  const { name } = view;
  if (!viewSchemas.has(name)) {
    const fields = fieldsOf(view);
    if (!fields) throw new Error(`${name} describes no fields.`);
    viewSchemas.set(name, {});
    viewSchemas.set(name, {
      type: 'object',
      properties: Object.fromEntries([...fields].map(([key, field]) => [key, schemaOf(field)])),
      required: [...fields].filter(([, { optional }]) => !optional).map(([key]) => key),
      additionalProperties: false,
    });
  }
  return { $ref: `#/components/schemas/${name}` };
}

function schemaOf({ schema, of }: ViewField): Schema {
  if (!of) return schema;
  if (schema.type === 'array') return { ...schema, items: referTo(of()) };
  return schema.nullable ? { ...schema, allOf: [referTo(of())] } : referTo(of());
}

export const Answers = (status: number, view: ViewClass | readonly [ViewClass] | undefined, description: string) => {
  const schema = view && (typeof view === 'function' ? referTo(view) : { type: 'array', items: referTo(view[0]) });
  return applyDecorators(
    ApiResponse({ status, description, ...(schema && { schema: schema as object }) }),
    ...(schema ? [SetMetadata(IN_ONE_PIECE, true)] : []),
  );
};

/** Of routes whose answer is no stream. */
export const IN_ONE_PIECE = Symbol('answers in one piece');

export const AnswersText = (type: string, description: string) =>
  applyDecorators(
    ApiResponse({ status: 200, description, content: { [type]: { schema: { type: 'string' } } } }),
    SetMetadata(IN_ONE_PIECE, true),
  );
