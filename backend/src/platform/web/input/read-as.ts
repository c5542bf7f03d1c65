import { t } from '@hourtrail/contracts';
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';
import { DomainError, invalid, type FieldProblem } from '../../kernel/domain-error.js';

export type Contract<T extends object = object> = new () => T;

const MOST_PROBLEMS = 20;
const LONGEST_NAME = 60;

/** Validates a value. Throws `invalid-input` with one problem per field, from the rule nearest to the field. */
export function readAs<T extends object>(contract: Contract<T>, value: unknown): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError('invalid', 'invalid-input', t('api.jsonObjectExpected'));
  }
  refuse(unknownFields(contract, value));
  const read = plainToInstance(contract, value, { enableImplicitConversion: false });
  const problems = validateSync(read, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true });
  refuse(problems.flatMap((problem) => fieldProblems(problem)));
  return read;
}

export const readQueryAs = <T extends object>(contract: Contract<T>, value: unknown): T => {
  const read = readAs(contract, value);
  for (const [field, given] of Object.entries(read)) if (given === '') Reflect.deleteProperty(read, field);
  return read;
};

function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw invalid('invalid-input', problems.slice(0, MOST_PROBLEMS));
}

const isUnknown = (field: string): FieldProblem => ({ field, message: t('api.unknownField', { field }) });

/** class-validator is slow at this, and accepts names that all objects inherit. */
function unknownFields(contract: Contract, value: object): FieldProblem[] {
  const known = fieldsOf(contract);
  const unknown = Object.keys(value).filter((name) => !known.has(name));
  const inherited = Object.entries(value).flatMap(([name, inner]) => inheritedNames(inner, `${name}.`));
  return [...unknown.map((name) => name.slice(0, LONGEST_NAME)), ...inherited].slice(0, MOST_PROBLEMS).map(isUnknown);
}

function inheritedNames(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name in Object.prototype ? [path + name] : []),
    ...inheritedNames(inner, `${path}${name}.`),
  ]);
}

const fields = new Map<Contract, ReadonlySet<string>>();

function fieldsOf(contract: Contract): ReadonlySet<string> {
  let known = fields.get(contract);
  if (!known) {
    const rules = getMetadataStorage().getTargetValidationMetadatas(contract, '', true, false);
    known = new Set(rules.map(({ propertyName }) => propertyName));
    fields.set(contract, known);
  }
  return known;
}

function fieldProblems(problem: ValidationError, parent = ''): FieldProblem[] {
  const field = parent + problem.property.slice(0, LONGEST_NAME);
  const nested = (problem.children ?? []).flatMap((child) => fieldProblems(child, `${field}.`));
  const { whitelistValidation: unknownField, ...broken } = problem.constraints ?? {};
  if (unknownField !== undefined) return [isUnknown(field)];
  const [message] = Object.values(broken);
  return message === undefined ? nested : [{ field, message }, ...nested];
}

@Injectable()
export class ContractPipe implements PipeTransform {
  transform(value: unknown, { type, metatype, data }: ArgumentMetadata): unknown {
    if (type !== 'body' && type !== 'query') return value;
    if (!isContract(metatype) || data !== undefined)
      throw new Error(`A ${type} is declared without its contract class.`);
    return (type === 'query' ? readQueryAs : readAs)(metatype, value === undefined ? {} : value);
  }
}

const NO_CONTRACTS: readonly unknown[] = [Object, String, Number, Boolean, Array, undefined];

const isContract = (metatype: ArgumentMetadata['metatype']): metatype is Contract => !NO_CONTRACTS.includes(metatype);
