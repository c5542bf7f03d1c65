export interface FieldSchema {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  readonly description?: string;
  readonly example?: unknown;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: FieldSchema | false;
  readonly nullable?: boolean;
}

export type ViewClass<View = object> = abstract new () => View;

export interface ViewField {
  readonly schema: FieldSchema;
  readonly of?: () => ViewClass;
  readonly optional: boolean;
}

interface Options {
  readonly nullable?: true;
  readonly optional?: true;
  readonly description?: string;
  readonly example?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maxItems?: number;
}

type Held<Value, Chosen> = Chosen extends { readonly nullable: true } ? Value | null : Value;

/** The compiler rejects it on a field with values that it does not describe. */
type Describes<Value> = <Name extends string>(view: { readonly [Key in Name]?: Value }, name: Name) => void;

const FIELDS = new Map<object, Map<string, ViewField>>();

function describe<Value>(schema: FieldSchema, options: Options = {}, of?: () => ViewClass): Describes<Value> {
  const { optional = false, ...own } = options;
  return (view, name) => {
    const fields = FIELDS.get(view) ?? new Map<string, ViewField>();
    FIELDS.set(view, fields.set(name, { schema: { ...schema, ...own }, optional, ...(of && { of }) }));
  };
}

const kind =
  <Value>(schema: FieldSchema) =>
  <const Chosen extends Options = object>(options?: Chosen) =>
    describe<Held<Value, Chosen>>(schema, options);

/** Decorators for response fields; the OpenAPI schemas derive from them. */
export const Field = {
  text: kind<string>({ type: 'string' }),
  integer: kind<number>({ type: 'integer' }),
  decimal: kind<number>({ type: 'number' }),
  flag: kind<boolean>({ type: 'boolean' }),
  day: kind<string>({ type: 'string', format: 'date', example: '2026-09-30' }),
  instant: kind<string>({ type: 'string', format: 'date-time' }),
  clockTime: kind<string>({ type: 'string', pattern: '^\\d{2}:\\d{2}$', example: '09:00' }),
  hours: kind<string>({ type: 'string', pattern: '^\\d{1,2}\\.\\d{2}$', example: '3.00' }),
  texts: kind<readonly string[]>({ type: 'array', items: { type: 'string' } }),
  integers: kind<readonly number[]>({ type: 'array', items: { type: 'integer' } }),
  choice: <const Choice extends string, const Chosen extends Options = object>(
    choices: readonly Choice[],
    options?: Chosen,
  ) => describe<Held<Choice, Chosen>>({ type: 'string', enum: choices }, options),
  choices: <const Choice extends string>(choices: readonly Choice[], options?: Options) =>
    describe<readonly Choice[]>({ type: 'array', items: { type: 'string', enum: choices } }, options),
  object: <View, const Chosen extends Options = object>(of: () => ViewClass<View>, options?: Chosen) =>
    describe<Held<View, Chosen>>({}, options, of as () => ViewClass),
  list: <View>(of: () => ViewClass<View>, options?: Options) =>
    describe<readonly View[]>({ type: 'array' }, options, of as () => ViewClass),
  record: <Value>(values: FieldSchema, options?: Options) =>
    describe<Readonly<Record<string, Value>>>({ type: 'object', additionalProperties: values }, options),
  as: describe,
} as const;

/** The described fields by name, inherited ones first; undefined for a class without any. */
export function fieldsOf(view: ViewClass): ReadonlyMap<string, ViewField> | undefined {
  const prototype = view.prototype as object;
  const parent = Object.getPrototypeOf(prototype) as object;
  const own = FIELDS.get(prototype);
  const inherited = parent === Object.prototype ? undefined : fieldsOf(parent.constructor as ViewClass);
  return own || inherited ? new Map([...(inherited ?? []), ...(own ?? [])]) : undefined;
}
