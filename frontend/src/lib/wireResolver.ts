import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { errorsOf, resolved, type FieldProblems } from './formErrors.js';

/** NaN for text that is no number, so that the contract rejects it. */
export const wholeOf = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));

/** Validates the form as the request it becomes (`wireOf`); `own` adds the form's own checks. */
export function wireResolver<Wire extends object, Values extends FieldValues>(
  contract: new () => Wire,
  wireOf: (values: Values) => object,
  own: (values: Values) => FieldProblems<Values> = () => ({}),
): Resolver<Values> {
  const rules = classValidatorResolver(contract, {}, { raw: true });
  return async (values, context, options) => {
    const { errors } = await rules(wireOf(values) as never, context, options as never);
    return resolved(values, { ...(errors as FieldErrors<Values>), ...errorsOf(own(values)) });
  };
}
