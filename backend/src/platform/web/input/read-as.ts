import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { DomainError, invalid, type FieldProblem } from '../../kernel/domain-error.js';

export type Contract<T extends object = object> = new () => T;

const MOST_PROBLEMS = 20;
const LONGEST_NAME = 60;

/** Reads a body or query as what a contract says it must be. Throws an `invalid-input` error naming each wrong field. */
export function readAs<T extends object>(contract: Contract<T>, value: unknown): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError('invalid', 'invalid-input', 'Send a JSON object.');
  }
  const read = plainToInstance(contract, value, { enableImplicitConversion: false });
  const problems = validateSync(read, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true });
  if (problems.length > 0) throw invalid('invalid-input', problems.flatMap((problem) => told(problem)).slice(0, MOST_PROBLEMS));
  return read;
}

function told(problem: ValidationError, parent = ''): FieldProblem[] {
  const field = parent + problem.property.slice(0, LONGEST_NAME);
  const nested = (problem.children ?? []).flatMap((child) => told(child, `${field}.`));
  const { whitelistValidation: unknownField, ...broken } = problem.constraints ?? {};
  const [message = unknownField && `"${field}" is not a known field.`] = Object.values(broken);
  return message === undefined ? nested : [{ field, message }, ...nested];
}
