import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { errorsOf, resolved, type FieldProblems } from './formErrors.js';

/** Whole numbers as they are typed; what is no number stays none, so that the contract refuses it. */
export const wholeOf = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));

/** Checks a typed form by the rules of the wire: `wireOf` says what would travel, `own` what the form asks besides. */
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
