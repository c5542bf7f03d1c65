import * as contracts from '@hourtrail/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import type { Schema } from './shape.js';

const { LIMITS } = contracts;

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** The JSON Schema of each rule. A rule that is missing here fails the tests. */
const SCHEMAS: Readonly<Record<string, (...constraints: never[]) => Schema>> = {
  isText: (max: number) => ({ type: 'string', maxLength: max }),
  isLine: (max: number) => ({ type: 'string', maxLength: max }),
  isPlainName: () => ({ type: 'string' }),
  isWhole: (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum }),
  isIdText: () => ({ type: 'integer', minimum: 1, maximum: LIMITS.idMax }),
  isIssuer: () => ({ type: 'string', maxLength: LIMITS.issuerMax, example: 'https://accounts.google.com' }),
  isListOf: () => ({ type: 'string', description: 'One, or several with commas between.' }),
  isDays: () => ({
    type: 'string',
    description: 'Calendar dates with commas between.',
    example: '2026-09-30,2026-10-01',
  }),
  isHours: () => ({
    oneOf: [
      { type: 'number', minimum: LIMITS.hoursMin, maximum: LIMITS.hoursMax, multipleOf: LIMITS.hoursStep },
      { type: 'string', pattern: '^\\d{1,2}(\\.\\d{1,2})?$', example: '3.00' },
    ],
  }),
  isOpportunityHours: () => ({
    oneOf: [
      {
        type: 'number',
        minimum: LIMITS.opportunityHoursMin,
        maximum: LIMITS.opportunityHoursMax,
        multipleOf: LIMITS.hoursStep,
      },
      { type: 'string', pattern: '^\\d{1,2}(\\.\\d{1,2})?$', example: '2.00' },
    ],
  }),
  isMaxSlots: () => ({ type: 'integer', minimum: 1, maximum: LIMITS.slotsMax }),
  isDateOrInstant: () => ({
    type: 'string',
    description: "A date, or a date-time that is read in the school's time zone.",
    example: '2026-09-30',
  }),
  isClockTime: () => ({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '09:00' }),
  isTimeZone: () => ({ type: 'string', description: 'IANA name.', example: 'America/New_York' }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isEmailLike: () => ({ type: 'string', maxLength: LIMITS.emailMax, description: 'Text, @, text, dot, text.' }),
  isGiven: () => ({ minLength: 1 }),
  isIn: (choices: readonly (string | number)[]) => ({ type: 'string', enum: choices }),
  isBoolean: () => ({ type: 'boolean' }),
  isObject: () => ({ type: 'object', additionalProperties: true }),
  isArray: () => ({ type: 'array' }),
  arrayMinSize: (minItems: number) => ({ minItems }),
  arrayMaxSize: (maxItems: number) => ({ maxItems }),
  arrayUnique: () => ({ uniqueItems: true }),
  min: (minimum: number) => ({ minimum }),
  minLength: (minLength: number) => ({ minLength }),
  maxLength: (maxLength: number) => ({ maxLength }),
  matches: (pattern: RegExp) => ({ type: 'string', pattern: pattern.source }),
};

export function describeContracts(): void {
  for (const contract of Object.values(contracts)) {
    if (typeof contract !== 'function' || !contract.prototype) continue;
    const rules = getMetadataStorage().getTargetValidationMetadatas(contract, '', true, false);
    for (const [property, own] of byProperty(rules)) {
      ApiProperty(schemaOf(own) as object)(contract.prototype as object, property);
    }
  }
}

function byProperty(rules: readonly Rule[]): ReadonlyMap<string, readonly Rule[]> {
  const groups = new Map<string, Rule[]>();
  for (const rule of rules) groups.set(rule.propertyName, [...(groups.get(rule.propertyName) ?? []), rule]);
  return groups;
}

/** Nest expects `required` on the property, unlike JSON Schema. */
function schemaOf(rules: readonly Rule[]): Omit<Schema, 'required'> & { readonly required: boolean } {
  const isOptional = rules.some(({ type }) => type === 'conditionalValidation' || type === 'whitelistValidation');
  const own = rules.filter(({ type }) => type === 'customValidation');
  const [each, whole] = [own.filter((rule) => rule.each), own.filter((rule) => !rule.each)];
  return {
    ...merged(whole),
    ...(each.length > 0 && { items: merged(each) }),
    ...(isOptional && { nullable: true }),
    required: !isOptional,
  };
}

const merged = (rules: readonly Rule[]): Schema => Object.assign({}, ...[...rules].reverse().map(ruleSchema)) as Schema;

function ruleSchema(rule: Rule): Schema {
  const schemaFor = SCHEMAS[rule.name ?? ''];
  if (!schemaFor) throw new Error(`The API's description does not know the rule "${rule.name}".`);
  return schemaFor(...((rule.constraints as never[] | undefined) ?? []));
}
